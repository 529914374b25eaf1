import { type Coins, shuffleBySeeds } from '#domains/oracles/draws.rules.ts'
import { termsOf } from './layouts.rules.ts'
import { gestureOf, type Spread } from './spread.rules.ts'

type Hashes = {
  digest: (text: string) => Promise<string>
  hmac: (key: string, message: string) => Promise<Uint8Array>
}
/** What this browser saw and sent itself: the commitment before anybody shuffled, and its own part. */
export type Witnessed = { commitment: string; gesture: string }
type Check = { name: 'witnessed' | 'commitment' | 'pieces'; holds: boolean; stated: string; computed: string }

/**
 * Repeats a spread with the platform's seed and the parts of both: whether the seed is the one committed to, whether
 * the parts are those that this browser knows, and whether everything that was turned comes out again.
 */
export async function verifySpread(
  spread: Spread,
  { seed, witnessed }: { seed: string; witnessed?: Witnessed | undefined },
  { digest, hmac }: Hashes,
): Promise<Check[]> {
  const { row, throws } = await shuffleBySeeds(hmac, termsOf(spread), { seed, gesture: gestureOf(spread) })
  const shown = spread.places.flatMap(({ position, piece, reversed, coins }, at) =>
    coins
      ? [{ stated: sum(coins), computed: sum(throws[at] ?? []) }]
      : piece === undefined
        ? []
        : [{ stated: written({ piece, reversed }), computed: written(row[position ?? -1]) }],
  )
  const own = spread.parts.some(({ part }) => part === witnessed?.gesture) ? witnessed?.gesture : ''
  return [
    ...(witnessed
      ? [check('witnessed', `${spread.commitment} ${own}`, `${witnessed.commitment} ${witnessed.gesture}`)]
      : []),
    check('commitment', spread.commitment, await digest(seed)),
    check('pieces', shown.map(({ stated }) => stated).join(' '), shown.map(({ computed }) => computed).join(' ')),
  ]
}

const check = (name: Check['name'], stated: string, computed: string): Check => ({
  name,
  holds: stated === computed,
  stated,
  computed,
})
const sum = (coins: readonly number[] | Coins) => coins.map((coin) => 2 + coin).join('+')
const written = (one: { piece: number; reversed?: boolean | undefined } | undefined) =>
  one ? `${one.piece}${one.reversed ? '↓' : ''}` : ''
