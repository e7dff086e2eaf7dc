// The ten breeds: their colours and heads, in the order of the data.
import {
  type BreedLook,
  cut,
  cuts,
  DARK,
  dot,
  ears,
  eyes,
  face,
  horns,
  ink,
  LIGHT,
  line,
  lowEars,
  nose,
  patched,
  poll,
  polled,
  wideFace,
} from "../../trail/board/looks.ts"

const speckles: readonly (readonly [number, number])[] = [
  [19, 18],
  [25, 16.5],
  [30, 20],
  [22, 22.5],
  [27.5, 25],
  [19, 28],
  [24, 29.5],
  [29, 31],
  [20.5, 35],
  [26, 37],
]

export const breedLooks: readonly BreedLook[] = [
  {
    id: "niata",
    ground: "#8D8F93",
    ink: DARK,
    head: polled([
      ears,
      wideFace,
      cuts(dot(17.5, 21.5, 1.8)),
      line("M11.5 34Q12 28.5 17 28.5H31Q36 28.5 36.5 34"),
      cuts(dot(20.5, 34, 2.2)),
    ]),
  },
  {
    id: "patagonico",
    ground: "#4F8A4B",
    ink: LIGHT,
    head: polled([ears, face, cut("M24 13.5L26.3 19.7L32.5 22L26.3 24.3L24 30.5L21.7 24.3L15.5 22L21.7 19.7Z"), nose]),
  },
  {
    id: "fronterizo",
    ground: "#2B2B2E",
    ink: LIGHT,
    head: [horns.short, lowEars, face, cut("M24 13V40.5Q31 40.5 29.2 33.5Q31 29 32 23L32.5 16.5Q28 13.5 24 13Z")],
  },
  {
    id: "holandoArgentino",
    ground: "#F4EEE2",
    ink: DARK,
    head: [
      horns.short,
      lowEars,
      ...patched(
        "M13 15Q18 12 22 12Q24 19 19 24Q16 26 14 25Z",
        "M28 22Q34 20 34 25Q32.5 31 31.5 33Q27 31 28 22Z",
        "M18 37Q24 33 26 39Q25 42 22 42.5Q17 42 18 37Z",
      ),
    ],
  },
  { id: "caracu", ground: "#D9772B", ink: DARK, head: [horns.down, wideFace, eyes, nose] },
  {
    id: "chaqueno",
    ground: "#E5B62C",
    ink: DARK,
    head: [horns.lyre, lowEars, face, cut(speckles.map(([x, y]) => dot(x, y, 1.5)).join(""))],
  },
  {
    id: "serrano",
    ground: "#B8402C",
    ink: LIGHT,
    head: [horns.short, lowEars, face, line("M13 26L18.5 18L23 24L28.5 16.5L35 25", 3.2), nose],
  },
  {
    id: "blancoOrejinegro",
    ground: "#3F6FA8",
    ink: LIGHT,
    head: polled([
      ears,
      face,
      cut("M15 16.5Q24 11.5 33 16.5L32.5 22.5Q31 29 29.5 33.5H18.5Q17 29 15.5 22.5Z"),
      ink(`${dot(19.5, 23, 2)}${dot(28.5, 23, 2)}`),
      nose,
    ]),
  },
  { id: "franqueiro", ground: "#80532F", ink: LIGHT, head: [horns.tower, lowEars, face, eyes, nose] },
  {
    id: "aberdeenAngus",
    ground: "#6B3F86",
    ink: LIGHT,
    head: [
      ears,
      poll,
      face,
      line("M14.5 17.5Q17 12 19.5 17Q21.8 11.5 24 17Q26.2 11.5 28.5 17Q31 12 33.5 17.5", 2.2),
      eyes,
      nose,
    ],
  },
]
