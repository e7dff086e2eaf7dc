// SOLO-4: Pedro's turn as a procedure.
import { draw, move, type NewStep, type StepRules, tell } from "@railhead/engine"
import { hiringOrders, type PedroAction, pedroTypes, typeNo } from "../../data/pedro.ts"
import { BUENOS_AIRES } from "../../data/trail.ts"
import { PEDRO, type PedroStep, YOU } from "../../pedro-state.ts"
import { type Argentina, type ArgStep, type ArgTable, push } from "../../state.ts"
import { gainGrain } from "../kinds.ts"
import { amountOf, byPedro, cardOf, loadingCardOf, pedroDeck, pedroOf, pedroPlayed, pedroPlayer } from "./pedro.ts"

type Step = Extract<PedroStep, { do: "pedroTurn" | "pedroActs" | "pedroGrain" | "pedroVisit" }>

const deck = { zone: pedroDeck, seat: -1 }
const played = { zone: pedroPlayed, seat: -1 }

/** SOLO-4.1, SOLO-4.2, PEDRO-20 */
function turnUpCard(t: ArgTable): void {
  const pedro = pedroOf(t.state)
  byPedro(t, () => {
    if (pedro.deck.length === 0) move(t, "PEDRO-20", pedro.played.slice(), played, deck)
    draw(t, "SOLO-4.2", deck, played)
  })
}

/** PEDRO-75: what the card makes him do with the speciality he has now. */
function actionsOf(s: Argentina): readonly PedroAction[] {
  const { does, otherwise = [], speciality } = cardOf(s)
  return speciality === undefined || typeNo(speciality) === pedroOf(s).speciality ? does : otherwise
}

/** The step that carries an action out. */
function stepOf(s: Argentina, action: PedroAction): NewStep<ArgStep> {
  switch (action.does) {
    case "hire":
      return { do: "pedroHires", seat: PEDRO, order: hiringOrders.indexOf(action.order) }
    case "takeObjective":
      return { do: "pedroObjective", seat: PEDRO }
    case "gainGrain":
      return { do: "pedroGrain", seat: PEDRO, amount: amountOf(s, action.amount) }
    case "takeFarmer":
      return { do: "askFarmer", seat: YOU, keeps: action.keeps ? 1 : 0 }
    case "buyCattle":
      return { do: "pedroBuys", seat: PEDRO }
    case "takeBestCattle":
      return { do: "pedroTakesCattle", seat: PEDRO, value: action.value }
    case "build":
      return { do: "pedroBuilds", seat: PEDRO, exactly: 0 }
    case "buildExact":
      return { do: "pedroBuilds", seat: PEDRO, exactly: action.carpinteros }
    case "moveEngine":
      return { do: "pedroEngine", seat: PEDRO, spaces: amountOf(s, action.spaces) }
  }
}

export const pedroTurnSteps: StepRules<Argentina, Step> = {
  // His turn belongs to the one it follows: records count the turns of seats.
  pedroTurn: {
    rule: "SOLO-4.2",
    run(t) {
      const s = t.state
      s.active = PEDRO
      if (t.log) tell(t, { did: s.ended >= 0 ? "lastTurnBegan" : "turnBegan", seat: PEDRO, rule: "PEDRO-2" })
      turnUpCard(t)
      const { id, moves } = cardOf(s)
      if (t.log) {
        const { experience } = loadingCardOf(s)
        const count = amountOf(s, moves)
        tell(t, { did: "pedroCard", seat: PEDRO, rule: "SOLO-4.3", pedroCard: id, count, experience })
      }
      push(
        t,
        { do: "askRoute", seat: YOU },
        { do: "pedroActs", seat: PEDRO },
        { do: "pedroVisit", seat: PEDRO },
        { do: "nextTurn", seat: PEDRO },
      )
    },
  },

  // SOLO-4.5: in printed order, and in full even if he is in Buenos Aires.
  pedroActs: {
    rule: "SOLO-4.5",
    run(t) {
      const s = t.state
      const actions = actionsOf(s)
      if (t.log) {
        const worker = pedroTypes[pedroOf(s).speciality] ?? ""
        for (const { does } of actions)
          tell(t, { did: "pedroActs", seat: PEDRO, rule: "SOLO-4.5", pedroAction: does, worker })
        if (actions.length === 0) tell(t, { did: "pedroIdle", seat: PEDRO, rule: "PEDRO-75", worker })
      }
      push(t, ...actions.map(action => stepOf(s, action)))
    },
  },

  pedroGrain: {
    rule: "PEDRO-37",
    fields: ["amount"],
    run: (t, { amount }) => gainGrain(t, PEDRO, amount),
  },

  // SOLO-4.6: no income; the rest as for a player, with what he decides by himself.
  pedroVisit: {
    rule: "SOLO-4.6",
    run(t) {
      if (pedroPlayer(t.state).rancher !== BUENOS_AIRES) return
      if (t.log) tell(t, { did: "buenosAires", seat: PEDRO, rule: "SOLO-4.6" })
      push(
        t,
        { do: "askDelivery", seat: YOU },
        { do: "pedroLoads", seat: PEDRO },
        { do: "pedroForesight", seat: PEDRO, bag: 0 },
        { do: "pedroForesight", seat: PEDRO, bag: 1 },
        { do: "pedroForesight", seat: PEDRO, bag: 2 },
        { do: "followUp", seat: PEDRO },
        { do: "leaveBuenosAires", seat: PEDRO },
      )
    },
  },
}
