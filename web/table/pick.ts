// From all legal choices to the one that is meant: by the kind of choice, by the place, by the number.
import { batch, computed, effect, signal } from "@preact/signals"
import type { Choice, State } from "@railhead/engine"
import type { Telling } from "@railhead/games"
import { tellArgs } from "@railhead/games"
import type { Mark, Marks } from "@railhead/games/picture"
import { settings } from "../lib/settings.ts"
import type { Delta, TableModel } from "./model.ts"

export interface Option {
  readonly choice: string
  readonly spelled: Choice
  /** Its verb, or what the game sorts it under. */
  readonly kind: string
  readonly place: string | null
  /** On its chip, and in full. */
  readonly short: string
  readonly label: string
  /** On the button that does it, and at its place on the board. */
  readonly confirm: string
  readonly tag: string
}

export interface Blocked extends Option {
  readonly rule: string
  readonly why: string
}

function verbOf(text: string): string {
  return text.split(" ", 1)[0] ?? ""
}

/** What the chosen choice would bring. */
export interface Outlook {
  readonly choice: string
  readonly deltas: readonly Delta[]
  /** It turns up something hidden: afterwards it cannot be taken back. */
  readonly reveals: boolean
}

/** More marks than this are drawn without numbers. */
const MANY = 16
/** As many chips have a key: 1 to 9, and 0. */
export const KEYS = 10

export class Pick implements Marks {
  private readonly model: TableModel
  /** The kind of choice that was picked first, where there are many choices of several kinds. */
  private readonly kind = signal<string | null>(null)
  /** The verb of what is done beside the question, while that is picked. */
  readonly beside = signal<string | null>(null)
  readonly place = signal<string | null>(null)
  readonly choice = signal<string | null>(null)
  readonly outlook = signal<Outlook | null>(null)
  /** Places that the ledger or a rule points at. */
  readonly shown = signal<readonly string[]>([])
  /** A blocked choice somebody asks about. */
  readonly whyNot = signal<Blocked | null>(null)

  constructor(model: TableModel) {
    this.model = model
    // A new question is answered afresh.
    effect(() => {
      this.model.question.value
      batch(() => {
        this.kind.value = null
        this.beside.value = null
        this.letGo()
        this.takeOnly(this.model.question.peek()?.choices ?? [])
      })
    })
    effect(() => {
      const choice = this.choice.value
      this.outlook.value = null
      if (choice !== null) void this.look(choice)
    })
  }

  readonly options = computed<readonly Option[]>(() => {
    const verb = this.beside.value
    const choices = verb === null ? (this.model.question.value?.choices ?? []) : this.interruptsOf(verb)
    return this.sifted(choices).flatMap(choice => this.optionOf(choice) ?? [])
  })

  /** What can be done beside the question, or while others are asked: its verbs. */
  readonly besides = computed<readonly string[]>(() => {
    const asked = this.model.question.value?.choices ?? []
    return [...new Set(this.model.interrupts.value.filter(text => !asked.includes(text)).map(verbOf))]
  })

  readonly blocked = computed<readonly Blocked[]>(() => {
    const { question, words } = this.model
    if (this.beside.value !== null) return []
    const legal = question.value?.choices ?? []
    return (question.value?.blocked ?? []).flatMap(({ rule, reason, data, choices }) =>
      this.sifted(choices, legal).flatMap(choice => {
        const option = this.optionOf(choice)
        const why = words.value?.say(`why.${reason}`, this.model.withNames(data)) ?? reason
        return option ? [{ ...option, rule, why }] : []
      }),
    )
  })

  /** The kinds of choices, where picking one first makes it easier; else none. */
  readonly kinds = computed<readonly string[]>(() => {
    const kinds = [...new Set(this.options.value.map(({ kind }) => kind))]
    const large = kinds.filter(kind => this.countOf(kind) > 1)
    return this.options.value.length > KEYS && large.length > 1 ? kinds : []
  })

  /** Null while all kinds are lit at once, which they are unless two of them meet at a place. */
  readonly currentKind = computed<string | null>(() => {
    if (this.kind.value !== null || this.kinds.value.length === 0) return this.kind.value
    const kindAt = new Map<string, string>()
    const meet = this.options.value.some(({ kind, place }) => {
      if (place === null) return false
      const other = kindAt.get(place)
      kindAt.set(place, kind)
      return other !== undefined && other !== kind
    })
    return meet ? (this.kinds.value.find(kind => this.countOf(kind) > 1) ?? null) : null
  })

  /** The choices of the kind that was picked. */
  readonly ofKind = computed(() => {
    const current = this.currentKind.value
    return current === null ? this.options.value : this.options.value.filter(({ kind }) => kind === current)
  })

  countOf(kind: string): number {
    return this.options.value.filter(option => option.kind === kind).length
  }

  /** The choices that are left, after kind and place. */
  readonly left = computed(() => {
    const place = this.place.value
    const here = this.ofKind.value.filter(option => place !== null && option.place === place)
    return here.length > 1 ? here : this.ofKind.value
  })

  /** Also one that is legal but not shown: it was typed. */
  readonly selected = computed(() => {
    const { value } = this.choice
    if (value === null) return null
    const shown = this.options.value.find(({ choice }) => choice === value)
    return shown ?? (this.model.question.value?.choices.includes(value) ? this.optionOf(value) : null)
  })

  readonly all = computed<ReadonlyMap<string, Mark>>(() => {
    const marks = new Map<string, Mark>()
    const quiet = settings.value.marks !== "full"
    for (const { place, label } of this.blocked.value)
      if (place !== null) marks.set(place, { kind: "blocked", no: 0, tag: "", label })
    const placed = this.ofKind.value.filter(option => option.place !== null)
    const numbered = !quiet && new Set(placed.map(option => option.place)).size <= MANY
    for (const option of placed) {
      const { place } = option
      if (place === null || (marks.has(place) && marks.get(place)?.kind !== "blocked")) continue
      const no = numbered ? this.left.value.indexOf(option) + 1 : 0
      const chosen = this.selected.value?.place === place
      const { tag, label } = chosen ? (this.selected.value ?? option) : option
      marks.set(place, { kind: chosen ? "chosen" : "legal", no, tag, label })
    }
    for (const place of this.shown.value)
      if (!marks.has(place)) marks.set(place, { kind: "shown", no: 0, tag: "", label: "" })
    return marks
  })

  /** The same one again lets go of it. */
  pickKind(kind: string): void {
    batch(() => {
      this.kind.value = this.kind.value === kind ? null : kind
      this.letGo()
    })
  }

  /** Something beside the question; the same one again goes back to it. */
  turnAside(verb: string): void {
    batch(() => {
      this.beside.value = this.beside.value === verb ? null : verb
      this.kind.value = null
      this.letGo()
      if (this.beside.value !== null) this.takeOnly(this.interruptsOf(verb))
    })
  }

  private interruptsOf(verb: string): readonly string[] {
    return this.model.interrupts.value.filter(text => verbOf(text) === verb)
  }

  /** What has one answer needs only a yes. */
  private takeOnly([only, ...others]: readonly string[]): void {
    if (only !== undefined && others.length === 0) this.choice.value = only
  }

  /** A touch selects; a second one on the same thing does it. */
  touch = (place: string): void => {
    const here = this.ofKind.value.filter(option => option.place === place)
    const [first] = here
    if (!first) {
      this.askWhyNot(place)
      return
    }
    if (this.place.value === place && this.choice.value !== null) {
      void this.confirm()
      return
    }
    batch(() => {
      this.place.value = place
      this.choice.value = first.choice
    })
    if (settings.value.confirm === "once" && here.length === 1) void this.confirmIfSafe()
  }

  /** A touch on what is blocked asks for the reason. */
  private askWhyNot(place: string): void {
    const blocked = this.blocked.value.find(option => option.place === place)
    if (!blocked) return
    this.letGo()
    this.whyNot.value = blocked
  }

  /** Selects what can be done at a place, without doing it. */
  point(place: string): void {
    const first = this.ofKind.value.find(option => option.place === place)
    if (first) this.pointAt(first)
  }

  /** Selects a choice, without doing it. */
  pointAt({ place, choice }: Option): void {
    batch(() => {
      this.place.value = place
      this.choice.value = choice
    })
  }

  inspect = (place: string): void => {
    this.shown.value = [place]
  }

  select(option: Option): void {
    if (this.choice.value === option.choice) {
      void this.confirm()
      return
    }
    batch(() => {
      this.choice.value = option.choice
      if (option.place !== null && this.left.value.length === this.ofKind.value.length) this.place.value = option.place
    })
    if (settings.value.confirm === "once") void this.confirmIfSafe()
  }

  letGo(): void {
    batch(() => {
      this.place.value = null
      this.choice.value = null
      this.whyNot.value = null
    })
  }

  async confirm(): Promise<void> {
    const choice = this.choice.value
    if (choice === null || this.model.sending.value) return
    if (!(await this.model.choose(choice))) return
    this.beside.value = null
    this.letGo()
  }

  /** In one touch only what can be taken back. */
  private async confirmIfSafe(): Promise<void> {
    const choice = this.choice.value
    if (choice === null) return
    const seen = await this.model.preview(choice).catch(() => null)
    if (seen && !seen.crossed && this.choice.value === choice) await this.confirm()
  }

  private async look(choice: string): Promise<void> {
    const before = this.model.view.value
    if (!before) return
    // A choice that is no longer legal has no outlook; the table itself says so when it is made.
    const seen = await this.model.preview(choice).catch(() => null)
    if (!seen || this.choice.value !== choice) return
    const { state, crossed } = seen
    this.outlook.value = { choice, deltas: state ? this.model.deltas(before, state) : [], reveals: crossed }
  }

  /** A choice in the words of its game. */
  optionOf(choice: string): Option | null {
    const { face, words, view } = this.model
    const spelled = face.value?.spell(choice) ?? null
    if (!spelled || !face.value || !words.value || !view.value) return null
    const telling = this.tell(view.value, spelled)
    const { verb } = spelled
    const told = words.value
    const say = (what: string, or: string) => (told.has(`${what}.${verb}`) ? told.say(`${what}.${verb}`, telling) : or)
    const label = told.say(`choice.${verb}`, telling)
    const short = say("chip", label)
    return {
      choice,
      spelled,
      kind: face.value.kindOf?.(view.value, spelled) ?? verb,
      place: face.value.placeOf(view.value, spelled),
      short,
      label,
      confirm: say("confirm", short),
      tag: say("tag", ""),
    }
  }

  /** Those that the game thinks worth showing, in its order. */
  private sifted(choices: readonly string[], legal: readonly string[] = []): readonly string[] {
    const [face, view] = [this.model.face.value, this.model.view.value]
    if (!face?.sift || !view) return choices
    const spelled = (texts: readonly string[]) => texts.flatMap(text => face.spell(text) ?? [])
    const worth = face.sift(view, spelled(choices), spelled(legal))
    return worth.map(({ verb, args }) => [verb, ...args.map(({ id }) => id)].join(" "))
  }

  private tell(state: State, spelled: Choice): Telling {
    const { face } = this.model
    return { ...tellArgs(spelled.args), ...this.model.withNames(face.value?.describeChoice(state, spelled) ?? {}) }
  }
}
