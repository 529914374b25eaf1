import { type Coins, KINDS, type Kind, LAYOUTS, type Shuffled, type Terms } from '../rules.ts'

/** HMAC-SHA-256 of the message under the key, both as UTF-8 text: 32 bytes. */
export type Hmac = (key: string, message: string) => Promise<Uint8Array>
type Numbers = () => Promise<number>

const NUMBERS = 2 ** 32

/**
 * Numbers from 0 to 2³² − 1 without end. Block k = HMAC-SHA-256(seed, "kind|gesture|k") for k = 0, 1, 2…; each block is eight
 * numbers of four bytes, the highest first. Neither the seed nor the gesture alone tells one of them.
 */
export function numbersOf(hmac: Hmac, { kind, seed, gesture }: { kind: Kind; seed: string; gesture: string }): Numbers {
  let block: DataView = new DataView(new ArrayBuffer(0))
  let at = 0
  let k = 0
  return async () => {
    if (at === block.byteLength) {
      const bytes = await hmac(seed, `${kind}|${gesture}|${k++}`)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      at = 0
    }
    at += 4
    return block.getUint32(at - 4)
  }
}

/** From 0 to n − 1, all equally likely: numbers beyond the last whole multiple of n are thrown away (rejection sampling). */
export async function below(n: number, numbers: Numbers): Promise<number> {
  const end = NUMBERS - (NUMBERS % n)
  for (;;) {
    const number = await numbers()
    if (number < end) return number % n
  }
}

/** Fisher–Yates (Durstenfeld 1964) from the last place down to the second: every order is equally likely. */
export async function shuffle(n: number, numbers: Numbers): Promise<number[]> {
  const row = Array.from({ length: n }, (_, i) => i)
  for (let i = n - 1; i > 0; i--) {
    const j = await below(i + 1, numbers)
    ;[row[i], row[j]] = [row[j]!, row[i]!]
  }
  return row
}

/**
 * How the pieces lie: first the row; then, where pieces may lie upside down, one number for each from the first to the last, odd for upside down.
 * For coins one number each, three a line from the lowest line up, odd for heads.
 */
export async function shuffledBy(hmac: Hmac, { kind, layout, reversals }: Terms, seeds: { seed: string; gesture: string }): Promise<Shuffled> {
  const numbers = numbersOf(hmac, { kind, ...seeds })
  const odd = async () => (await numbers()) % 2
  if (kind === 'iching') {
    const throws: Coins[] = []
    for (let line = 0; line < LAYOUTS[layout].places; line++) throws.push([await odd(), await odd(), await odd()])
    return { row: [], throws }
  }
  const row: Shuffled['row'][number][] = []
  for (const piece of await shuffle(KINDS[kind].pieces, numbers)) row.push({ piece, reversed: false })
  if (reversals) for (const [i, { piece }] of row.entries()) row[i] = { piece, reversed: (await odd()) === 1 }
  return { row, throws: [] }
}
