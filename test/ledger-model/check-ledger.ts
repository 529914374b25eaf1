import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import {
  availableOf,
  earningsOf,
  type Journal,
  type PostingOutcome,
  prepaidOf,
  promotionalOf,
  reservedOf,
  toClearOf,
} from '#domains/wallet/rules.ts'
import { findBalances, findLastJournal, postJournal, postJournals } from '#domains/wallet/sql.ts'
import type { Db } from '#platform/db.ts'
import { type Participants, type Command, command, GRANTS, journalOf } from './commands.ts'
import { Grants } from './grants.ts'
import { LedgerModel } from './model.ts'

const LONGEST = 10
const randomIds = (n: number) => Array.from({ length: n }, () => randomUUID())

/** Runs random sequences on the ledger and on its model; throws with seed and shortest sequence if they differ. */
export async function checkLedger(db: Db, { seed, sequences }: { seed: number; sequences: number }) {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: LONGEST, size: 'max' }), (commands) =>
      runSequence(db, commands),
    ),
    { seed, numRuns: sequences, interruptAfterTimeLimit: 90_000 + sequences * 200, markInterruptAsFailure: true },
  )
  assertSame('every law of the ledger', await findLedgerViolations(db), [])
}

async function runSequence(db: Db, commands: readonly Command[]) {
  const participants: Participants = {
    clients: randomIds(3),
    consultants: randomIds(2),
    grants: randomIds(GRANTS),
    name: randomUUID(),
  }
  const accounts = [
    ...participants.clients.flatMap((id) => [availableOf(id), reservedOf(id), promotionalOf(id), prepaidOf(id)]),
    ...participants.consultants.flatMap((id) => [toClearOf(id), earningsOf(id)]),
  ]
  const model = new LedgerModel()
  const grants = new Grants(db, model, participants)
  const verified = { after: await findLastJournal(db), through: null }
  for (const [step, one] of commands.entries()) {
    await execute(db, { model, grants, participants }, one)
    const balances = await findBalances(db, accounts)
    for (const account of accounts)
      assertSame(`${account} after step ${step + 1}`, balances.get(account) ?? 0n, model.balanceOf(account))
    assertSame(`the laws after step ${step + 1}`, await findLedgerViolations(db, { ...verified, suspects: [] }), [])
    verified.after = await findLastJournal(db)
  }
}

async function execute(
  db: Db,
  { model, grants, participants }: { model: LedgerModel; grants: Grants; participants: Participants },
  one: Command,
) {
  switch (one.does) {
    case 'grant':
    case 'consult':
    case 'take_back': {
      const { found, expected } = await grants.execute(one)
      return assertSame(one.does, found, expected)
    }
    case 'post':
      return postAndCompare(db, model, journalOf(participants, one))
    case 'repeat': {
      const known = [...model.journals.values()]
      const again = known[one.which % known.length]
      return (
        again &&
        postAndCompare(
          db,
          model,
          one.changed
            ? { ...again, postings: again.postings.map((posting) => ({ ...posting, amount: posting.amount + 1n })) }
            : again,
        )
      )
    }
    case 'sweep': {
      const journals = one.acts.map((act) => journalOf(participants, act))
      const expected = journals.map((journal) => model.post(journal))
      return assertSame('a sweep', await db.begin((tx) => postJournals(tx, journals)), expected)
    }
    case 'rush': {
      const spend = journalOf(participants, { ...one, act: 1 })
      const journals = Array.from({ length: one.callers }, (_, i) =>
        one.sameKey ? spend : { ...spend, key: `${spend.key}:rush${i}` },
      )
      const foreseen = journals.map((journal) => model.post(journal))
      const outcomes = await Promise.all(journals.map((journal) => postJournal(db, journal)))
      return one.sameKey || isOrderIndependent(foreseen)
        ? assertSame('a rush', outcomes.toSorted(), foreseen.toSorted())
        : followLedger(model, journals, foreseen, outcomes)
    }
  }
}

/** When money does not suffice for all, the ledger decides who is served first, and the model follows it. */
const isOrderIndependent = (outcomes: readonly PostingOutcome[]) =>
  !(outcomes.includes('posted') && outcomes.includes('insufficient_funds'))

/** Counts only postings of this rush: an earlier one may have used some of its keys already. */
function followLedger(
  model: LedgerModel,
  journals: readonly Journal[],
  foreseen: readonly PostingOutcome[],
  outcomes: readonly PostingOutcome[],
) {
  const served = (posted: readonly PostingOutcome[]) => journals.filter((_, i) => posted[i] === 'posted')
  assertSame('how many of a rush were served', served(outcomes).length, served(foreseen).length)
  for (const { key } of served(foreseen)) model.journals.delete(key)
  for (const journal of served(outcomes)) model.journals.set(journal.key, journal)
}

const postAndCompare = async (db: Db, model: LedgerModel, journal: Journal) =>
  assertSame(journal.key, await postJournal(db, journal), model.post(journal))

function assertSame(what: string, found: unknown, expected: unknown) {
  const [a, b] = [found, expected].map((value) =>
    JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part)),
  )
  if (a !== b) throw new Error(`${what}: the ledger says ${a}, the model says ${b}`)
}
