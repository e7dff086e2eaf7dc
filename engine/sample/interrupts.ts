import { aside, at, type Interrupt, num, within } from "../index.ts"
import { objection, say } from "./say.ts"
import { POSTS, player, type Sample } from "./state.ts"
import { drawCards, takePost } from "./steps.ts"

export const interrupts: readonly Interrupt<Sample>[] = [
  {
    rule: "SAM-8.1",
    verbs: [say.exchange.verb],
    holds: true,
    may: (t, seat) => {
      const me = player(t.state, seat)
      return (
        me.tokens > 0 &&
        t.state.turn > 0 &&
        at(t.state.asides, seat).length === 0 &&
        me.pile.length + me.discards.length > 0
      )
    },
    choices(t, seat, offer) {
      const me = player(t.state, seat)
      for (let n = 1; n <= Math.min(2, me.pile.length + me.discards.length); n++) offer.add(say.exchange(n))
    },
    make(t, seat, code) {
      player(t.state, seat).tokens--
      aside(t, seat, { do: "exchangeDiscard", seat, left: drawCards(t, seat, say.exchange.of(code)[0]) })
    },
  },
  {
    rule: "SAM-5.2",
    verbs: [say.post.verb],
    may: (t, seat) =>
      player(t.state, seat).money > 0 && t.state.turn > 0 && !within(t, "bid") && !within(t, "showTiles"),
    choices(t, seat, offer) {
      for (let post = 0; post < POSTS; post++)
        if (num(t.state.posts, post) < 0 && !objection(t, "mayPost", { seat, post })) offer.add(say.post(post))
    },
    make(t, seat, code) {
      player(t.state, seat).money--
      takePost(t, seat, say.post.of(code)[0])
    },
  },
  {
    rule: "SAM-5.4",
    verbs: [say.withdraw.verb],
    may: (t, seat) => t.state.agenda.some(step => step.do === "consent" && step.by === seat),
    choices: (_t, _seat, offer) => offer.add(say.withdraw()),
    make(t, seat) {
      const asked = t.state.agenda.findIndex(step => step.do === "consent" && step.by === seat)
      t.state.agenda.splice(asked, 1)
    },
  },
]
