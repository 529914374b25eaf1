import { readTextFile } from '../text-files.ts'
import type { NamedKind, TextFields, TextKey } from './named.rules.ts'

const kept = new Map<TextKey, TextFields>()

/** What the product says where the team wrote nothing else, from the files beside this one: `service-tarot.md`. */
export function defaultOf(key: TextKey): TextFields {
  const known = kept.get(key)
  if (known) return known
  const fields = readTextFile(new URL(`./defaults/${key.replace('/', '-')}.md`, import.meta.url))
  kept.set(key, fields)
  return fields
}

export const keyOf = (kind: NamedKind, name: string): TextKey => `${kind}/${name}`
