import { accountBugs } from './accounts.ts'
import { backgroundWorkBugs } from './background-work.ts'
import { callBugs } from './calls.ts'
import { moneyBackBugs } from './money-back.ts'
import { consultationBugs } from './consultations.ts'
import { coveringBugs } from './covering.ts'
import { doorBugs } from './door.ts'
import { paymentBugs } from './payments.ts'
import { payoutBugs } from './payouts.ts'
import { plant } from './plant.ts'
import { plantInChaos } from './plant-in-chaos.ts'
import { schedulingBugs } from './scheduling.ts'
import { subscriptionBugs } from './subscriptions.ts'
import { walletBugs } from './wallet.ts'
import { writtenQuestionBugs } from './written-questions.ts'

/** Plants every bug whose name contains the given words, one at a time; false when one was not caught. */
export async function plantBugs({ words = '', seed }: { words?: string; seed: number }): Promise<boolean> {
  const matching = <B extends { name: string }>(bugs: readonly B[]) => bugs.filter(({ name }) => name.includes(words))
  const [inTests, inChaos] = [
    matching([
      ...callBugs,
      ...walletBugs,
      ...coveringBugs,
      ...paymentBugs,
      ...payoutBugs,
      ...moneyBackBugs,
      ...subscriptionBugs,
      ...schedulingBugs,
      ...writtenQuestionBugs,
      ...accountBugs,
      ...backgroundWorkBugs,
      ...doorBugs,
    ]),
    matching(consultationBugs),
  ]
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
