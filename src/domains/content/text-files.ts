import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const FENCE = /^---\n(.*?)\n---\n/s

/**
 * A text that comes with the product: `name: "value"` between two fences, and Markdown after them; without fences it is
 * Markdown alone.
 */
export function readTextFile(url: URL): Readonly<Record<string, string>> {
  const whole = readFileSync(url, 'utf8')
  const [fence, head] = FENCE.exec(whole) ?? []
  if (fence === undefined) return { markdown: whole }
  const front = head!.split('\n').map((entry): [string, string] => {
    const colon = entry.indexOf(': ')
    return [entry.slice(0, colon), JSON.parse(entry.slice(colon + 2)) as string]
  })
  return { ...Object.fromEntries(front), ...(whole.length > fence.length && { markdown: whole.slice(fence.length) }) }
}

/** The id of a text that has a name: the same for whoever begins it. */
export function idOfName(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
