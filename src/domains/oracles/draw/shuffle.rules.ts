import { type Coins, KINDS, type Kind, LAYOUTS, type ShuffleResult, type Terms } from './rules.ts'

/** HMAC-SHA-256 of the message under the key, both as UTF-8 text: 32 bytes. */
export type Hmac = (key: string, message: string) => Promise<Uint8Array>
/** The next numbers from 0 to 2³² − 1; never runs out. */
export type RandomBlocks = () => Promise<readonly number[]>

const NUMBERS = 2 ** 32

/**
 * Block k = HMAC-SHA-256(seed, "kind|gesture|k") for k = 0, 1, 2…, read as eight big-endian numbers of four bytes.
 * Neither the seed nor the gesture alone determines any of them.
 */
export function randomBlocksOf(
  hmac: Hmac,
  { kind, seed, gesture }: { kind: Kind; seed: string; gesture: string },
): RandomBlocks {
  let k = 0
  return async () => {
    const bytes = await hmac(seed, `${kind}|${gesture}|${k++}`)
    const block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return Array.from({ length: bytes.byteLength / 4 }, (_, i) => block.getUint32(4 * i))
  }
}

/**
 * For each n one number from 0 to n − 1, all equally likely: numbers beyond the last whole multiple of n are rejected
 * (rejection sampling). The next block is requested when one is used up.
 */
export async function drawIntegersBelow(bounds: readonly number[], blocks: RandomBlocks): Promise<number[]> {
  const drawn: number[] = []
  let left: Iterator<number> = [].values()
  while (drawn.length < bounds.length) {
    const n = bounds[drawn.length]!
    const next = left.next()
    if (next.done) left = (await blocks()).values()
    else if (next.value < NUMBERS - (NUMBERS % n)) drawn.push(next.value % n)
  }
  return drawn
}

/** The bounds of a shuffle of n pieces: n, n − 1, down to 2. */
const choices = (n: number) => Array.from({ length: n - 1 }, (_, i) => n - i)

/**
 * Fisher–Yates (Durstenfeld 1964) from the last position down to the second, using the numbers drawn: every order is
 * equally likely.
 */
export function shuffle(drawn: readonly number[]): number[] {
  const row = Array.from({ length: drawn.length + 1 }, (_, i) => i)
  for (const [i, j] of drawn.entries()) {
    const place = drawn.length - i
    ;[row[place], row[j]] = [row[j]!, row[place]!]
  }
  return row
}

const sides = (pieces: number) => Array.from({ length: pieces }, () => 2)

/**
 * The layout that seed and gesture determine. First the row; then, if pieces may be reversed, one number per piece from
 * first to last, odd for reversed. For coins three numbers per line from the lowest line up, odd for heads.
 */
export async function shuffleBySeeds(
  hmac: Hmac,
  { kind, layout, reversals }: Terms,
  seeds: { seed: string; gesture: string },
): Promise<ShuffleResult> {
  const blocks = randomBlocksOf(hmac, { kind, ...seeds })
  if (kind === 'iching') {
    const coins = await drawIntegersBelow(sides(3 * LAYOUTS[layout].places), blocks)
    return {
      row: [],
      throws: Array.from(
        { length: LAYOUTS[layout].places },
        (_, line): Coins => [coins[3 * line]!, coins[3 * line + 1]!, coins[3 * line + 2]!],
      ),
    }
  }
  const { pieces } = KINDS[kind]
  const drawn = await drawIntegersBelow([...choices(pieces), ...(reversals ? sides(pieces) : [])], blocks)
  const turned = drawn.splice(pieces - 1)
  return { row: shuffle(drawn).map((piece, i) => ({ piece, reversed: turned[i] === 1 })), throws: [] }
}
