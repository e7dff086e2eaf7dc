// The starting sheets in the track's place: one's own to be filled in, and all of them once they are shown.
import { at, range } from "@railhead/engine"
import type { BoardProps } from "../../face.ts"
import { Icon, PlaceBox, SeatBadge } from "../../picture/kit.tsx"
import { memo } from "../../picture/memo.ts"
import type { Words } from "../../words.ts"
import { SHEET_POINTS } from "../data/sheet.ts"
import type { SheetRow } from "../places.ts"
import type { CarsonCity } from "../state.ts"
import { sheetIcons } from "./icons.ts"
import { amountsOf, areShown, costOf, itemsOf, ownSheet, pointsLeft } from "./sheets.ts"

export function Sheets(board: BoardProps<CarsonCity>) {
  return areShown(board.s) ? <Shown {...board} /> : <OwnSheet {...board} />
}

function OwnSheet({ s, you, words }: BoardProps<CarsonCity>) {
  const sheet = ownSheet(s, you)
  const left = pointsLeft(sheet)
  return (
    <section class="cc-sheet" aria-label={words.say("head.sheet")}>
      <h3 class="cc-title">
        {words.say("head.sheet")} <small>{words.say("sheetNote")}</small>
      </h3>
      {you >= 0 && (
        <>
          <div class="points">
            <b class="besley">{left}</b> {words.say("pointsLeft", { count: left, points: SHEET_POINTS })}
          </div>
          {itemsOf(s).map((row, item) => (
            <Item
              key={row.id}
              row={row}
              item={item}
              written={sheet[item] ?? -1}
              next={item === sheet.length}
              words={words}
            />
          ))}
        </>
      )}
    </section>
  )
}

interface ItemProps {
  readonly row: SheetRow
  readonly item: number
  /** −1 while nothing is. */
  readonly written: number
  readonly next: boolean
  readonly words: Words
}

const Item = memo(({ row, item, written, next, words }: ItemProps) => (
  <div class={`item${written >= 0 ? " written" : next ? " next" : ""}`}>
    <span class="what">
      <Icon name={at(sheetIcons, item)} size={20} /> {words.name("sheet", row.id)}
      {row.id === "money" && " ($)"}
    </span>
    <div class="amounts">
      {amountsOf(row).map(amount => (
        <PlaceBox
          key={amount}
          id={`sheet:${row.id}:${amount}`}
          class={amount === written ? "cc-amount-box is" : "cc-amount-box"}
        >
          <b>{amount}</b>
          <small>{costOf(row, amount)}</small>
        </PlaceBox>
      ))}
    </div>
  </div>
))

function amountText(item: string, amount: number, words: Words): string {
  return item === "money" ? words.say("dollars", { money: amount }) : String(amount)
}

/** All sheets side by side. */
function Shown({ s, names, words }: BoardProps<CarsonCity>) {
  return (
    <section class="cc-sheet" aria-label={words.say("head.sheets")}>
      <h3 class="cc-title">{words.say("head.sheets")}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {range(s.seats).map(seat => (
              <th key={seat} scope="col">
                <SeatBadge seat={seat} size={20} />
                <span>{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {itemsOf(s).map((row, item) => (
            <tr key={row.id}>
              <th scope="row">
                <Icon name={at(sheetIcons, item)} size={18} /> {words.name("sheet", row.id)}
              </th>
              {range(s.seats).map(seat => (
                <td key={seat}>{amountText(row.id, s.newBeginning?.shown[seat]?.[item] ?? 0, words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
