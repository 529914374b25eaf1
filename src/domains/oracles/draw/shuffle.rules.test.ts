import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { serverHashes } from './server-hashes.ts'
import { browserHashes } from './ui/browser-hashes.ts'
import { randomBlocksOf, drawIntegersBelow, shuffle, shuffleBySeeds } from './shuffle.rules.ts'

const seedOfRun = seedOfThisRun()
const seedOf = (i: number) => createHash('sha256').update(`${seedOfRun}:${i}`).digest('hex')
const TAROT = { kind: 'tarot', layout: 'tres-cartas', reversals: true } as const

/** The deviation of a χ² in standard deviations (Wilson and Hilferty, 1931). */
function deviations(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const chi2 = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const [freedom, part] = [counts.length - 1, 2 / (9 * (counts.length - 1))]
  return ((chi2 / freedom) ** (1 / 3) - (1 - part)) / Math.sqrt(part)
}

/** How often each card came to each of these places, and upside down to the first of them. */
async function counted(draws: number, reversals: boolean, places: readonly number[]) {
  const counts = places.map(() => Array.from({ length: 78 }, () => 0))
  const upsideDown = Array.from({ length: 78 }, () => 0)
  for (let i = 0; i < draws; i++) {
    const { row } = await shuffleBySeeds(
      serverHashes.hmac,
      { ...TAROT, reversals },
      { seed: seedOf(i), gesture: 'lua mansa' },
    )
    for (const [n, place] of places.entries()) counts[n]![row[place]!.piece]!++
    if (row[places[0]!]!.reversed) upsideDown[row[places[0]!]!.piece]!++
  }
  return { counts, upsideDown }
}

test('in 100,000 shuffles every card comes first, in the middle and last equally often', async () => {
  const { counts } = await counted(100_000, false, [0, 38, 77])
  const found = counts.map(deviations)
  process.stdout.write(
    `χ² of 100,000 shuffles, in standard deviations: ${found.map((z) => z.toFixed(2)).join(', ')} (SEED=${seedOfRun})\n`,
  )
  for (const z of found) expect(Math.abs(z), `SEED=${seedOfRun}`).toBeLessThan(5)
}, 120_000)

test('in 10,000 shuffles half of the cards are upside down, each equally often', async () => {
  const { upsideDown } = await counted(10_000, true, [0])
  expect(Math.abs(deviations(upsideDown)), `SEED=${seedOfRun}`).toBeLessThan(5)
  expect(Math.abs(upsideDown.reduce((sum, count) => sum + count, 0) - 5_000) / 50, `SEED=${seedOfRun}`).toBeLessThan(5)
}, 60_000)

test('this test detects the bias that a shuffle without rejection would have', async () => {
  const counts = Array.from({ length: 78 }, () => 0)
  for (let i = 0; i < 100_000; i++) counts[(i % 256) % 78]!++
  expect(deviations(counts)).toBeGreaterThan(30)
})

test('rejects numbers beyond the last whole multiple', async () => {
  const given = [[4_294_967_295], [4_294_967_274, 79, 5], [4_294_967_273]]
  expect(await drawIntegersBelow([78, 78, 78], async () => given.shift()!)).toEqual([1, 5, 77])
  expect(given).toEqual([])
})

test('the row is a permutation, determined by seed, gesture and oracle', async () => {
  const seeds = { seed: seedOf(0), gesture: 'lua mansa' }
  const { row } = await shuffleBySeeds(serverHashes.hmac, TAROT, seeds)
  expect(row.map(({ piece }) => piece).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 78 }, (_, i) => i))
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
  const LINES = 12_000
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
    expect(Math.abs(sums.get(sum)! - LINES * share) / Math.sqrt(LINES * share * (1 - share))).toBeLessThan(5)
})
