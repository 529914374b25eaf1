/** A pseudorandom generator with a fixed seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  /** In [0, 1). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from `least` to `most`, both included. */
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!
  /** One element, chosen with a probability proportional to its weight. */
  function weighed<T>(all: readonly T[], weightOf: (one: T) => number): T {
    let left = next() * all.reduce((sum, one) => sum + weightOf(one), 0)
    return all.find((one) => (left -= weightOf(one)) < 0) ?? all.at(-1)!
  }
  const shuffled = <T>(all: readonly T[]): T[] =>
    all
      .map((one) => [next(), one] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, one]) => one)
  return { next, between, pick, weighed, shuffled, chance: (probability: number) => next() < probability }
}

export type SeededRandom = ReturnType<typeof seededRandom>
