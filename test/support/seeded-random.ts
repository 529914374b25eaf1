/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  const pick = <T>(all: readonly T[]): T => all[below(all.length)]!
  const shuffled = <T>(all: readonly T[]): T[] => {
    const mixed = [...all]
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = below(i + 1)
      ;[mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!]
    }
    return mixed
  }
  return { next, below, pick, shuffled, chance: (probability: number) => next() < probability }
}

export type SeededRandom = ReturnType<typeof seededRandom>

/** The seed of this run: SEED to replay one, else a new one. */
export const seedOfThisRun = () => Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
