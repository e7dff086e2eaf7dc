// The table in words: one part for each zone, for those who do not see the picture.
import { at, num, range, type Seat } from "@railhead/engine"
import type { TextPart } from "../../face.ts"
import type { Words } from "../../words.ts"
import { ACTIONS, actions, isShared, SPACES, spaceOf } from "../data/actions.ts"
import { BUILDINGS, buildings, HOUSE, objects } from "../data/buildings.ts"
import { faces } from "../data/cards.ts"
import { LINES, parcelAt, parcels, sidesOf } from "../data/map.ts"
import { bridgesOf } from "../data/river.ts"
import { price } from "../rules/land.ts"
import { type CarsonCity, cowboyKinds, player } from "../state.ts"
import { figures, points } from "./figures.ts"
import { cardsInPlay, holderOf, sidesShown } from "./people-in-play.ts"
import { closedOn, soldOn, tellSpace } from "./spaces.ts"
import { incomeOf, isForSale, limitOf, occupantOf, passedNow, standing, strengthOf, timesOf } from "./standing.ts"
import { variantParts } from "./text-variants.ts"

/** What each part needs. */
export interface Reading {
  readonly s: CarsonCity
  readonly words: Words
  /** "you", a name, or "player 2". */
  readonly who: (seat: Seat) => string
  readonly you: Seat
}

/** Texts told to a sentence that no group of names knows are told as they are. */
export function textBoard(s: CarsonCity, words: Words, you: Seat, names: readonly string[] = []): readonly TextPart[] {
  const named = (seat: Seat) => names[seat] ?? words.say("text.seat", { number: seat + 1 })
  const who = (seat: Seat) => (seat === you ? words.say("text.you") : named(seat))
  const reading: Reading = { s, words, who, you }
  const parts = [
    town,
    roads,
    track,
    people,
    players,
    kept,
    ...variantParts.filter(({ when }) => when(s)).map(({ part }) => part),
  ]
  return parts.map(part => part(reading))
}

/** "cowboys: you, player 2 with dynamite"; nothing where nobody stands. */
function cowboysOn({ s, words, who }: Reading, spot: number): string {
  const shared = spot < SPACES && isShared[spot] === true
  const list = standing(num(s.cowboys, spot), shared).map(({ seat, kind, count }) =>
    count > 1
      ? words.say("text.several", { who: who(seat), count })
      : words.say("text.cowboy", { who: who(seat), kind: cowboyKinds[kind] ?? "ordinary" }),
  )
  const all = [...list, ...(s.white === spot ? [words.word("cowboy", "white")] : [])]
  return all.length === 0 ? "" : words.say("text.cowboys", { list: all.join(", ") })
}

function nameOf(words: Words, object: number): string {
  const id = at(objects, object)
  return words.name(object < HOUSE ? "building" : "object", id)
}

function town(reading: Reading): TextPart {
  const { s, words, who } = reading
  const occupant = occupantOf(s)
  const cell = (parcel: number): string => {
    const [object, owner] = [num(s.objects, parcel), num(s.owner, parcel)]
    const income = incomeOf(s, parcel, occupant) * timesOf(s, parcel)
    const told = [
      object < 0 ? "" : nameOf(words, object),
      owner < 0 ? "" : words.say("text.ownedBy", { who: who(owner) }),
      isForSale(object, owner) ? words.say("dollars", { money: price(s, parcel) }) : "",
      income < 0 ? "" : words.say("text.pays", { money: income }),
      s.outlaws?.at.includes(parcel) ? words.say("text.outlaw", { strength: s.outlaws.strength }) : "",
      cowboysOn(reading, SPACES + parcel),
    ]
    return told.filter(text => text !== "").join(", ") || words.say("text.nothing")
  }
  return {
    id: "town",
    title: words.say("zone.town"),
    lines: [words.say("text.townNote")],
    table: {
      heads: [words.say("text.row"), ...range(LINES).map(x => words.say("text.column", { number: x + 1 }))],
      rows: range(LINES).map(y => [
        words.say("text.rowNo", { number: y + 1 }),
        ...range(LINES).map(x => cell(parcelAt(y, x))),
      ]),
    },
  }
}

const sides = ["north", "south", "west", "east"] as const

/** Parcel by parcel: on which of its sides roads run. */
function roads({ s, words }: Reading): TextPart {
  const bridges = bridgesOf(s.options)
  const lines = parcels.flatMap((id, parcel) => {
    const here = sides.filter((_, i) => num(s.roads, num(at(sidesOf, parcel), i)) > 0)
    const told = here.map(side => {
      const name = words.say(`text.${side}`)
      return bridges.has(num(at(sidesOf, parcel), sides.indexOf(side)))
        ? words.say("text.bridge", { side: name })
        : name
    })
    return here.length === 0 ? [] : [`${id}: ${told.join(", ")}`]
  })
  return { id: "roads", title: words.say("text.roads"), lines }
}

function track(reading: Reading): TextPart {
  const { s, words } = reading
  return {
    id: "actions",
    title: words.say("zone.actions"),
    lines: [],
    table: {
      heads: ["number", "action", "effect", "standing"].map(head => words.say(`text.${head}`)),
      rows: range(ACTIONS).map(action => {
        const { building, price: cost } = soldOn(s, action)
        const spot = num(spaceOf, action)
        const told = tellSpace(action, building, cost, closedOn(s, action), words)
        const { id, kind } = at(actions, action)
        const here = spot < 0 ? "" : cowboysOn(reading, spot)
        const time = action === s.action ? words.say("text.now") : ""
        return [
          String(action + 1),
          cost > 0 ? told.name : words.name("action", id),
          `${told.effect}${kind === "duel" ? `, ${words.name("term", "duel")}` : ""}`,
          [time, here].filter(text => text !== "").join("; ") || words.say("text.nobody"),
        ]
      }),
    },
  }
}

function people({ s, words, who }: Reading): TextPart {
  return {
    id: "people",
    title: words.say("zone.people"),
    lines: cardsInPlay(s).map(card => {
      const holder = holderOf(s, card)
      const sidesTold = sidesShown(s, card).map(face => {
        const { id, limit } = at(faces, face)
        return words.say("text.card", { name: words.name("card", id), power: words.name("power", id), limit })
      })
      const told = `${card} · ${sidesTold.join(" / ")}`
      return holder < 0 ? told : words.say("text.cardTaken", { told, who: who(holder) })
    }),
  }
}

function players({ s, words, who }: Reading): TextPart {
  const shown = (seat: Seat) => figures(s, seat).filter(({ card }) => card)
  const place = (order: readonly number[], seat: Seat) => {
    const i = order.indexOf(seat)
    return i < 0 ? words.say("text.notYet") : String(i + 1)
  }
  return {
    id: "players",
    title: words.say("part.players"),
    lines: [],
    table: {
      heads: [
        words.say("text.player"),
        words.say("figure.vp"),
        ...shown(0).map(({ id }) => words.say(`figure.${id}`)),
        words.say("figure.strength"),
        words.say("text.limit"),
        words.say("text.turnOrder"),
        words.say("text.passingOrder"),
      ],
      rows: range(s.seats).map(seat => [
        who(seat),
        String(points(s, seat)),
        ...shown(seat).map(({ value }) => String(value)),
        String(strengthOf(s, seat).sum),
        limitOf(s, seat) < 0 ? words.say("text.notYet") : words.say("dollars", { money: limitOf(s, seat) }),
        place(s.order, seat),
        place(passedNow(s), seat),
      ]),
    },
  }
}

function kept({ s, words, who }: Reading): TextPart {
  const lines = range(s.seats).map(seat => {
    const p = player(s, seat)
    const list = range(BUILDINGS).flatMap(type => {
      const count = num(p.kept, type)
      const name = words.name("building", at(buildings, type).id)
      return count === 0 ? [] : [count > 1 ? `${count} × ${name}` : name]
    })
    return words.say("text.keeps", {
      who: who(seat),
      list: list.join(", ") || words.say("text.nothing"),
      dynamite: p.dynamite,
      noDuel: p.noDuel,
    })
  })
  return { id: "you", title: words.say("text.kept"), lines }
}
