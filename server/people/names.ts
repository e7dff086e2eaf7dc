// Names as people see them, and the key by which two names are the same.
import { HttpError } from "./errors.ts"

const NAME_MAX = 24

// Joiners and variation selectors are part of emoji and of Persian or Indic words; other invisible ones only deceive.
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f/gu
const REFUSED = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The name as it is kept, or an error that says what a name may be. */
export function cleanName(given: string): string {
  const name = given
    .normalize("NFC")
    .trim()
    .replace(/\p{Zs}+/gu, " ")
  const length = [...name].length
  if (length < 1 || length > NAME_MAX)
    throw new HttpError(400, "bad-name", `A name has 1 to ${NAME_MAX} characters, not counting spaces around it.`)
  const bare = name.replace(JOINERS, "")
  if (REFUSED.test(bare) || !VISIBLE.test(bare))
    throw new HttpError(400, "bad-name", "A name is made of visible characters: no control or direction characters.")
  return name
}

/** Two accounts may not have names with the same key: capitals, width and invisible joiners make no difference. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().normalize("NFKC").replace(JOINERS, "")
}
