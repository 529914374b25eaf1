import { readFileSync } from 'node:fs'
import type { NamedKind, TextFields, TextKey } from './named.rules.ts'

const FENCE = /^---\n(.*?)\n---\n/s

/** A file with `name: "value"` between two fences, and Markdown after them. */
function readText(url: URL): TextFields {
  const whole = readFileSync(url, 'utf8')
  const [fence, head] = FENCE.exec(whole)!
  const front = head!.split('\n').map((entry): [string, string] => {
    const colon = entry.indexOf(': ')
    return [entry.slice(0, colon), JSON.parse(entry.slice(colon + 2)) as string]
  })
  return { ...Object.fromEntries(front), ...(whole.length > fence.length && { markdown: whole.slice(fence.length) }) }
}

const kept = new Map<TextKey, TextFields>()

/** What the product says where the team wrote nothing else, from the files beside this one: `service-tarot.md`. */
export function defaultOf(key: TextKey): TextFields {
  const known = kept.get(key)
  if (known) return known
  const fields = readText(new URL(`./defaults/${key.replace('/', '-')}.md`, import.meta.url))
  kept.set(key, fields)
  return fields
}

export const keyOf = (kind: NamedKind, name: string): TextKey => `${kind}/${name}`
