import { seededRandom } from '#test/support/seeded-random.ts'
import { bugsForTests } from './bugs-for-tests.ts'
import { consultationBugs } from './consultations.ts'
import { plant } from './plant.ts'
import { plantInChaos } from './plant-in-chaos.ts'

type Planting = {
  /** Only bugs whose name contains these words. */
  words?: string
  seed: number
  /** At most so many of those for tests, and of those for chaos, drawn by the seed. */
  most?: { forTests: number; forChaos: number }
}

/** Plants bugs one at a time, and answers the names of those that were caught and that were not. */
export async function plantBugs({ words = '', seed, most }: Planting): Promise<{ caught: string[]; missed: string[] }> {
  const random = seededRandom(seed)
  const drawn = <B extends { name: string }>(bugs: readonly B[], count?: number) => {
    const matching = bugs.filter(({ name }) => name.includes(words))
    return count === undefined ? matching : random.shuffled(matching).slice(0, count)
  }
  const caught: string[] = []
  const missed: string[] = []
  for (const catching of [
    ...drawn(consultationBugs, most?.forChaos).map((bug) => () => plantInChaos(bug, seed)),
    ...drawn(bugsForTests, most?.forTests).map((bug) => async () => plant(bug)),
  ]) {
    const one = await catching()
    ;(one.caught ? caught : missed).push(one.name)
    console.log(one.caught ? `caught  ${one.name}` : `MISSED  ${one.name}\n${one.said}`)
  }
  console.log(JSON.stringify({ seed, planted: caught.length + missed.length, caught: caught.length }))
  return { caught, missed }
}
