import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { serverHashes } from './server-hashes.ts'
import { browserHashes } from './ui/browser-hashes.ts'
import { randomBlocksOf, drawIntegersBelow, shuffle, shuffleBySeeds } from './shuffle.rules.ts'

const seedOfRun = seedOfThisRun()
const seedOf = (i: number) => createHash('sha256').update(`${seedOfRun}:${i}`).digest('hex')
const TAROT = { kind: 'tarot', layout: 'tres-cartas', reversals: true } as const

/**
 * A right shuffle is farther out once in 10⁹ runs. What is found with probability 0.999: numbers whose shares are off
 * by 3.2 % (root mean square), shares of cards in places off by 5.5 %, 50.8 % of the cards upside down instead of 50.
 */
const MOST_DEVIATIONS = 6.5
const PIECES = 78
const SHUFFLES = 5_000
const NUMBERS = 200_000

/** The deviation of a χ² in standard deviations (Wilson and Hilferty, 1931). */
function deviations(chi2: number, freedom: number): number {
  const part = 2 / (9 * freedom)
  return ((chi2 / freedom) ** (1 / 3) - (1 - part)) / Math.sqrt(part)
}

function chi2Of(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
const deviationsOf = (counts: readonly number[]) => deviations(chi2Of(counts), counts.length - 1)

/** In each of two classes as often as in the other, in standard deviations. */
const imbalance = (count: number, total: number) => (2 * count - total) / Math.sqrt(total)

const zeros = (length: number) => Array.from({ length }, () => 0)

/** How often each card came to each place. */
class Places {
  readonly #counts = Array.from({ length: PIECES }, () => zeros(PIECES))

  add(row: readonly number[]) {
    for (const [place, piece] of row.entries()) this.#counts[place]![piece]!++
  }

  /** Of all places at once (their counts hang together: (n − 1)² degrees of freedom), and of three by themselves. */
  deviations() {
    const chi2 = this.#counts.reduce((sum, counts) => sum + chi2Of(counts), 0)
    const ofAll = deviations((chi2 * (PIECES - 1)) / PIECES, (PIECES - 1) ** 2)
    return [ofAll, ...[0, 38, 77].map((place) => deviationsOf(this.#counts[place]!))]
  }
}

const isFair = (found: readonly number[]) => {
  for (const z of found) expect(Math.abs(z), `SEED=${seedOfRun}`).toBeLessThan(MOST_DEVIATIONS)
}

test('of 200,000 numbers below 78 each comes equally often', async () => {
  const blocks = randomBlocksOf(serverHashes.hmac, { kind: 'tarot', seed: seedOf(0), gesture: 'lua mansa' })
  const counts = zeros(PIECES)
  for (const n of await drawIntegersBelow(Array<number>(NUMBERS).fill(PIECES), blocks)) counts[n]!++
  isFair([deviationsOf(counts)])
})

test('each of the 5,040 choices of numbers puts seven pieces in another order', () => {
  const bounds = [7, 6, 5, 4, 3, 2]
  const choices = bounds.reduce<number[][]>(
    (all, bound) => all.flatMap((drawn) => Array.from({ length: bound }, (_, n) => [...drawn, n])),
    [[]],
  )
  const orders = choices.map((drawn) => shuffle(drawn))
  expect(new Set(orders.map(String)).size).toBe(5_040)
  for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('in 5,000 shuffles every card comes to every place equally often, and half of all are upside down', async () => {
  const [places, byCard, byPlace] = [new Places(), zeros(PIECES), zeros(PIECES)]
  for (let i = 0; i < SHUFFLES; i++) {
    const { row } = await shuffleBySeeds(serverHashes.hmac, TAROT, { seed: seedOf(i), gesture: 'lua mansa' })
    places.add(row.map(({ piece }) => piece))
    for (const [place, { piece, reversed }] of row.entries()) {
      byCard[piece]! += Number(reversed)
      byPlace[place]! += Number(reversed)
    }
  }
  const all = byCard.reduce((sum, count) => sum + count, 0)
  // Of each card and of each place half: the sum of squares of standard deviations is a χ².
  const ofEach = [byCard, byPlace].map((counts) =>
    deviations(
      counts.reduce((sum, count) => sum + imbalance(count, SHUFFLES) ** 2, 0),
      PIECES,
    ),
  )
  const found = [...places.deviations(), imbalance(all, SHUFFLES * PIECES), ...ofEach]
  process.stdout.write(
    `5,000 shuffles, in standard deviations: ${found.map((z) => z.toFixed(2)).join(', ')} (SEED=${seedOfRun})\n`,
  )
  isFair(found)
})

const { below, next } = seededRandom(seedOfRun)
const inOrder = Array.from({ length: PIECES }, (_, i) => i)
const byte = () => below(256)

/** Swaps the piece of each place from the last down with that of another one. */
const swapping = (choose: (place: number) => number) => () => {
  const row = [...inOrder]
  for (let place = PIECES - 1; place > 0; place--) {
    const other = choose(place)
    ;[row[place], row[other]] = [row[other]!, row[place]!]
  }
  return row
}

const placesOf = (shuffled: () => number[]) => {
  const places = new Places()
  for (let i = 0; i < SHUFFLES; i++) places.add(shuffled())
  return places.deviations()
}

test.each<[string, () => number[]]>([
  ['bytes without rejection', swapping((place) => byte() % (place + 1))],
  ['no piece that stays where it is', swapping((place) => below(place))],
  ['a swap with any place', swapping(() => below(PIECES))],
  ['sorting by random comparisons', () => inOrder.toSorted(() => next() - 0.5)],
])('the bias of %s is found', (_bias, shuffled) => {
  expect(placesOf(shuffled)[0], `SEED=${seedOfRun}`).toBeGreaterThan(MOST_DEVIATIONS)
})

test('the same swaps without a bias have none', () => isFair(placesOf(swapping((place) => below(place + 1)))))

test('the bias of numbers without rejection is found', () => {
  const counts = zeros(PIECES)
  for (let i = 0; i < NUMBERS; i++) counts[(i % 256) % PIECES]!++
  expect(deviationsOf(counts)).toBeGreaterThan(30)
})

test('rejects numbers beyond the last whole multiple', async () => {
  const given = [[4_294_967_295], [4_294_967_274, 79, 5], [4_294_967_273]]
  expect(await drawIntegersBelow([78, 78, 78], async () => given.shift()!)).toEqual([1, 5, 77])
  expect(given).toEqual([])
})

test('the row is a permutation, determined by seed, gesture and oracle', async () => {
  const seeds = { seed: seedOf(0), gesture: 'lua mansa' }
  const { row } = await shuffleBySeeds(serverHashes.hmac, TAROT, seeds)
  expect(row.map(({ piece }) => piece).toSorted((a, b) => a - b)).toEqual(inOrder)
  const blocks = randomBlocksOf(serverHashes.hmac, { kind: 'tarot', ...seeds })
  const numbers = await drawIntegersBelow(
    Array.from({ length: PIECES - 1 }, (_, i) => PIECES - i),
    blocks,
  )
  expect(row.map(({ piece }) => piece)).toEqual(shuffle(numbers))
  expect(await shuffleBySeeds(serverHashes.hmac, TAROT, seeds)).toEqual({ row, throws: [] })
  expect((await shuffleBySeeds(serverHashes.hmac, TAROT, { ...seeds, gesture: 'lua mansa ' })).row).not.toEqual(row)
  expect((await shuffleBySeeds(serverHashes.hmac, TAROT, { ...seeds, seed: seedOf(1) })).row).not.toEqual(row)
  const runes = await shuffleBySeeds(
    serverHashes.hmac,
    { kind: 'runas', layout: 'tres-runas', reversals: false },
    seeds,
  )
  expect(runes.row.map(({ piece }) => piece)).not.toEqual(row.map(({ piece }) => piece).filter((piece) => piece < 24))
  expect(runes.row.some(({ reversed }) => reversed)).toBe(false)
})

test('browser and server compute the same hashes', async () => {
  const browser = browserHashes()!
  const [ours, theirs] = [serverHashes, browser].map(({ hmac }) =>
    randomBlocksOf(hmac, { kind: 'tarot', seed: seedOf(2), gesture: 'lua mansa 🌙' }),
  )
  for (let i = 0; i < 5; i++) expect(await ours!()).toEqual(await theirs!())
  expect(await browser.digest('jabuticaba')).toBe(await serverHashes.digest('jabuticaba'))
})

test('computes the second test case of RFC 4231', async () => {
  const bytes = await serverHashes.hmac('Jefe', 'what do ya want for nothing?')
  expect(Buffer.from(bytes).toString('hex')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
})

test('shuffles three pieces as computed by hand', async () => {
  // 5 mod 3 = 2 moves nothing; 4 mod 2 = 0 swaps the first two.
  expect(shuffle(await drawIntegersBelow([3, 2], async () => [5, 4]))).toEqual([1, 0, 2])
})

test('coins fall on both sides equally often, and the four sums have their expected shares', async () => {
  const sums = new Map([6, 7, 8, 9].map((sum) => [sum, 0]))
  const LINES = 21_000
  for (let i = 0; i < LINES / 6; i++) {
    const { throws } = await shuffleBySeeds(
      serverHashes.hmac,
      { kind: 'iching', layout: 'moedas', reversals: false },
      { seed: seedOf(i), gesture: 'x' },
    )
    expect(throws).toHaveLength(6)
    for (const coins of throws) {
      const sum = coins.reduce((total, coin) => total + 2 + coin, 0)
      sums.set(sum, sums.get(sum)! + 1)
    }
  }
  for (const [sum, share] of [
    [6, 1 / 8],
    [7, 3 / 8],
    [8, 3 / 8],
    [9, 1 / 8],
  ] as const)
    expect(Math.abs(sums.get(sum)! - LINES * share) / Math.sqrt(LINES * share * (1 - share))).toBeLessThan(
      MOST_DEVIATIONS,
    )
})
