import { availableParallelism } from 'node:os'
import { usePostgres } from '#platform/embedded-postgres/use-postgres.ts'
import { seededRandom } from '#test/support/seeded-random.ts'
import { startMemoryPostgres } from '../../bin/parts/memory-postgres.ts'
import { bugsForTests, chaosBugs } from './all-bugs.ts'
import { plant, type PlantResult } from './plant.ts'
import { plantInChaos } from './plant-in-chaos.ts'

type Planting = {
  /** Only bugs whose name contains these words. */
  words?: string
  seed: number
  /** At most so many of those for tests, and of those for chaos, drawn by the seed. */
  most?: { forTests: number; forChaos: number }
}

/** More at once than cores take longer; each takes half a gigabyte. */
const AT_ONCE = Math.min(availableParallelism(), 4)

/** Plants bugs, each in a copy of its own, and answers the names of those that were caught and that were not. */
export async function plantBugs({ words = '', seed, most }: Planting): Promise<{
  caught: string[]
  missed: string[]
}> {
  console.log(`planted bugs: SEED=${seed}`)
  const random = seededRandom(seed)
  const drawn = <B extends { name: string }>(bugs: readonly B[], count?: number) =>
    random.shuffled(bugs.filter(({ name }) => name.includes(words))).slice(0, count)
  const results: PlantResult[] = []
  const tell = (one: PlantResult) => {
    results.push(one)
    console.log(one.caught ? `caught  ${one.name}` : `MISSED  ${one.name}\n${one.said.slice(-4_000)}`)
  }
  // One after the other: a busy machine would hide what they lose.
  for (const bug of drawn(chaosBugs, most?.forChaos)) tell(await plantInChaos(bug, seed))
  await plantForTests(drawn(bugsForTests, most?.forTests), tell)
  const namesOf = (caught: boolean) => results.filter((one) => one.caught === caught).map(({ name }) => name)
  const [caught, missed] = [namesOf(true), namesOf(false)]
  console.log(JSON.stringify({ seed, planted: results.length, caught: caught.length }))
  return { caught, missed }
}

/** All on one PostgreSQL, in memory where there is room. */
async function plantForTests(bugs: readonly (typeof bugsForTests)[number][], tell: (one: PlantResult) => void) {
  const postgres =
    (await startMemoryPostgres()) ?? (await usePostgres('.data/test-postgres', { durability: 'throwaway' }))
  const left = bugs.values()
  const plantLeft = async () => {
    for (const bug of left) tell(await plant(bug, { DATABASE_URL: postgres.urlOf('postgres') }))
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, plantLeft))
  } finally {
    await postgres.release()
  }
}
