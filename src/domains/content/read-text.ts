import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const FENCE = /^---\n(.*?)\n---\n/s

/** Reads a file with front matter: `name: value`, where values and list items are JSON strings or plain text. */
export function readText(path: string) {
  const whole = readFileSync(path, 'utf8')
  const [fence, head] = FENCE.exec(whole)!
  const front: Record<string, string | string[]> = {}
  let last = ''
  for (const line of head!.split('\n')) {
    const item = /^\s+- (.*)$/.exec(line)
    if (item) (front[last] as string[]).push(plain(item[1]!))
    else {
      const [, name, value] = /^(\w+): ?(.*)$/.exec(line)!
      last = name!
      front[last] = value ? plain(value) : []
    }
  }
  return { name: basename(path, '.md'), front, markdown: whole.slice(fence.length) }
}
const plain = (value: string): string => (value.startsWith('"') ? (JSON.parse(value) as string) : value)
