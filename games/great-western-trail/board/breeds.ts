// The nine breeds: their colours and heads, in the order of the data.
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
  type Layer,
  LIGHT,
  line,
  longFace,
  lowEars,
  nose,
  patched,
  poll,
  polled,
  shag,
} from "../../trail/board/looks.ts"

const small = (layers: readonly Layer[]): readonly Layer[] =>
  layers.map(layer => ({ ...layer, at: "translate(3.6 -6) scale(.85)" }))

export const breedLooks: readonly BreedLook[] = [
  {
    id: "jersey",
    ground: "#8D8F93",
    ink: DARK,
    head: polled([
      ears,
      face,
      cuts(dot(18.8, 23.5, 2.6)),
      cut("M16.5 35.5Q24 31 31.5 35.5Q31 42 24 42Q17 42 16.5 35.5Z"),
      ink("M20 37Q24 34.5 28 37Q27.5 40 24 40Q20.5 40 20 37Z"),
    ]),
  },
  { id: "dutchBelt", ground: "#4F8A4B", ink: LIGHT, head: polled([ears, ...patched("M12 19H36V29.5H12Z")]) },
  { id: "blackAngus", ground: "#2B2B2E", ink: LIGHT, head: [ears, poll, face, eyes, nose] },
  {
    id: "guernsey",
    ground: "#F4EEE2",
    ink: DARK,
    head: [horns.short, lowEars, face, cut("M24 12L28 19.5L25.8 32H22.2L20 19.5Z"), nose],
  },
  {
    id: "holstein",
    ground: "#E5B62C",
    ink: DARK,
    head: [
      horns.short,
      lowEars,
      ...patched(
        "M24 11Q30 11 35 15L34.5 23Q33 28 32 31Q26 31 26 24Q22 18 24 11Z",
        "M16.5 35Q20 33 22 37Q22 42 19 42Q15.5 40 16.5 35Z",
        dot(18.5, 24.5, 1.7),
      ),
      ink(dot(30, 24, 1.8)),
    ],
  },
  {
    id: "brownSwiss",
    ground: "#B8402C",
    ink: LIGHT,
    head: [
      ...small([ears, face, eyes, nose]),
      cut("M17 30.5H31V34H17Z"),
      ink("M16 31.5H32V33.8H16Z"),
      ink("M19.5 36H28.5L32.5 45H15.5Z"),
      ink(dot(24, 46, 2)),
    ],
  },
  {
    id: "ayrshire",
    ground: "#3F6FA8",
    ink: LIGHT,
    head: [
      horns.lyre,
      lowEars,
      ...patched(
        "M15 16L21 15L20 19.5L22.5 21.5L14 24Z",
        "M26.5 20L35 16L34 25L29.5 26.5Z",
        "M20 28L25 26.5L27 31L22.5 34Z",
        "M28 34L33 33L33 39L28 38Z",
      ),
    ],
  },
  {
    id: "westHighland",
    ground: "#80532F",
    ink: LIGHT,
    head: [horns.wide, lowEars, shag, line("M18 13V27M22 12V30M26 12V30M30 13V27", 1.7), nose],
  },
  { id: "texasLonghorn", ground: "#6B3F86", ink: LIGHT, head: [horns.long, lowEars, longFace, eyes, nose] },
]
