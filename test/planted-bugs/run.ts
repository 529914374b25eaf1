import { bugsForTests } from './bugs-for-tests.ts'
import { consultationBugs } from './consultations.ts'
import { plant } from './plant.ts'
import { plantInChaos } from './plant-in-chaos.ts'

/** Plants every bug whose name contains the given words, one at a time; false when one was not caught. */
export async function plantBugs({ words = '', seed }: { words?: string; seed: number }): Promise<boolean> {
  const matching = <B extends { name: string }>(bugs: readonly B[]) => bugs.filter(({ name }) => name.includes(words))
  const [inTests, inChaos] = [matching(bugsForTests), matching(consultationBugs)]
  let caught = 0
  for (const catching of [
    ...inChaos.map((bug) => () => plantInChaos(bug, seed)),
    ...inTests.map((bug) => async () => plant(bug)),
  ]) {
    const one = await catching()
    if (one.caught) caught += 1
    console.log(one.caught ? `caught  ${one.name}` : `MISSED  ${one.name}\n${one.said}`)
  }
  const planted = inTests.length + inChaos.length
  console.log(JSON.stringify({ seed, planted, caught }))
  return caught === planted && caught > 0
}
