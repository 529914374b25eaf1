import fc from 'fast-check'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { snapshotTotals } from '#domains/wallet/snapshot-totals.ts'
import { findLastJournal } from '#domains/wallet/sql.ts'
import { findQuestionViolations } from '#domains/written-questions/invariants.sql.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { type Command, command } from './commands.ts'
import { findThreadFaults, moneyOfAll } from './thread-facts.ts'
import { Thread } from './thread.ts'

const DEPOSIT = 60_000n
const LONGEST = 14

/** Runs random sequences on threads; throws with the seed and the shortest sequence after which something is wrong. */
export async function checkThreads(db: Db, { seed, sequences }: { seed: number; sequences: number }) {
  let steps = 0
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: LONGEST, size: 'max' }), async (commands) => {
      steps += await runSequence(db, commands)
    }),
    { seed, numRuns: sequences, interruptAfterTimeLimit: 90_000 + sequences * 3_000, markInterruptAsFailure: true },
  )
  return { sequences, steps }
}

async function runSequence(db: Db, commands: readonly Command[]): Promise<number> {
  const [clientId, consultantId, judge] = [
    await aClient(db, 'Ana', DEPOSIT),
    await aConsultant(db, 'Luna'),
    await aClient(db, 'Íris'),
  ]
  const pair = { clientId, consultantId }
  await snapshotTotals(db)
  const platformBefore = await moneyOfAll(db, { clients: [], consultants: [] })
  const start = new Date((await databaseClock(db)).getTime() + 60_000)
  const thread = new Thread(db, pair, { judge, start })
  let after = await findLastJournal(db)
  for (const [step, one] of commands.entries()) {
    const refusal = await thread.act(one).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Refusal) return error.code
        throw error
      },
    )
    const faults = [
      ...(await findThreadFaults(db, pair, { deposit: DEPOSIT, platformBefore })),
      ...(await findLedgerViolations(db, { after, through: null, suspects: [] })).map((one) => JSON.stringify(one)),
      ...(await findQuestionViolations(db, { ids: thread.questions })).flatMap((one) =>
        one.rule === 'Q5' ? [] : [JSON.stringify(one)],
      ),
    ]
    if (faults.length > 0)
      throw new Error(`after step ${step + 1}, ${JSON.stringify(one)} (${refusal ?? 'done'}):\n${faults.join('\n')}`)
    after = await findLastJournal(db)
  }
  return commands.length
}
