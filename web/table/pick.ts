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
  readonly place: string | null
  /** On its chip, and in full. */
  readonly short: string
  readonly label: string
}

export interface Blocked extends Option {
  readonly rule: string
  readonly why: string
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
  readonly verb = signal<string | null>(null)
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
        this.verb.value = null
        this.letGo()
        this.whyNot.value = null
        // A question with one answer needs only a yes.
        const [only, ...others] = this.model.question.peek()?.choices ?? []
        if (only !== undefined && others.length === 0) this.choice.value = only
      })
    })
    effect(() => {
      const choice = this.choice.value
      this.outlook.value = null
      if (choice !== null) void this.look(choice)
    })
  }

  readonly options = computed<readonly Option[]>(() => {
    const question = this.model.question.value
    return question ? question.choices.flatMap(choice => this.optionOf(choice) ?? []) : []
  })

  readonly blocked = computed<readonly Blocked[]>(() => {
    const { words } = this.model
    return (this.model.question.value?.blocked ?? []).flatMap(({ rule, reason, data, choices }) =>
      choices.flatMap(choice => {
        const option = this.optionOf(choice)
        return option ? [{ ...option, rule, why: words.value?.say(`why.${reason}`, data) ?? reason }] : []
      }),
    )
  })

  /** The kinds of choices, where picking one first makes it easier; else none. */
  readonly verbs = computed<readonly string[]>(() => {
    const verbs = [...new Set(this.options.value.map(({ spelled }) => spelled.verb))]
    return this.options.value.length > KEYS && verbs.length > 1 ? verbs : []
  })

  private readonly chosenVerb = computed(() =>
    this.verbs.value.length > 0 ? (this.verb.value ?? this.verbs.value[0]) : null,
  )

  /** The choices of the kind that was picked. */
  readonly ofVerb = computed(() => {
    const verb = this.chosenVerb.value
    return verb === null ? this.options.value : this.options.value.filter(({ spelled }) => spelled.verb === verb)
  })

  /** The choices that are left, after kind and place. */
  readonly left = computed(() => {
    const place = this.place.value
    const here = this.ofVerb.value.filter(option => place !== null && option.place === place)
    return here.length > 1 ? here : this.ofVerb.value
  })

  readonly selected = computed(() => this.options.value.find(({ choice }) => choice === this.choice.value) ?? null)

  get currentVerb(): string | null {
    return this.chosenVerb.value ?? null
  }

  readonly all = computed<ReadonlyMap<string, Mark>>(() => {
    const marks = new Map<string, Mark>()
    const quiet = settings.value.marks !== "full"
    for (const { place, label } of this.blocked.value)
      if (place !== null) marks.set(place, { kind: "blocked", no: 0, tag: "", label })
    const placed = this.ofVerb.value.filter(option => option.place !== null)
    const numbered = !quiet && new Set(placed.map(option => option.place)).size <= MANY
    for (const option of placed) {
      const { place } = option
      if (place === null || (marks.has(place) && marks.get(place)?.kind !== "blocked")) continue
      const no = numbered ? this.left.value.indexOf(option) + 1 : 0
      const chosen = this.selected.value?.place === place
      marks.set(place, {
        kind: chosen ? "chosen" : "legal",
        no: no > KEYS ? 0 : no,
        tag: "",
        label: option.label,
      })
    }
    for (const place of this.shown.value)
      if (!marks.has(place)) marks.set(place, { kind: "shown", no: 0, tag: "", label: "" })
    return marks
  })

  pickVerb(verb: string): void {
    batch(() => {
      this.verb.value = verb
      this.letGo()
    })
  }

  /** A touch selects; a second one on the same thing does it. */
  touch = (place: string): void => {
    const here = this.ofVerb.value.filter(option => option.place === place)
    const [first] = here
    if (!first) return
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

  /** Selects what can be done at a place, without doing it. */
  point(place: string): void {
    const first = this.ofVerb.value.find(option => option.place === place)
    if (!first) return
    batch(() => {
      this.place.value = place
      this.choice.value = first.choice
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
      if (option.place !== null && this.left.value.length === this.ofVerb.value.length) this.place.value = option.place
    })
    if (settings.value.confirm === "once") void this.confirmIfSafe()
  }

  letGo(): void {
    batch(() => {
      this.place.value = null
      this.choice.value = null
    })
  }

  async confirm(): Promise<void> {
    const choice = this.choice.value
    if (choice === null || this.model.sending.value) return
    if (await this.model.choose(choice)) this.letGo()
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
    return {
      choice,
      spelled,
      place: face.value.placeOf(view.value, spelled),
      short: words.value.has(`chip.${verb}`)
        ? words.value.say(`chip.${verb}`, telling)
        : words.value.say(`choice.${verb}`, telling),
      label: words.value.say(`choice.${verb}`, telling),
    }
  }

  private tell(state: State, spelled: Choice): Telling {
    return { ...tellArgs(spelled.args), ...this.model.face.value?.describeChoice(state, spelled) }
  }
}
