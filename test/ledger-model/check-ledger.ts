import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { findViolations, postJournals } from '#domains/wallet/index.ts'
import {
  availableOf,
  earningsOf,
  type Journal,
  type Outcome,
  prepaidOf,
  promotionalOf,
  reservedOf,
  toClearOf,
} from '#domains/wallet/rules.ts'
import { findBalances, postJournal } from '#domains/wallet/sql.ts'
import type { Db } from '#platform/db.ts'
import { type Cast, type Command, command, GIFTS, journalOf } from './commands.ts'
import { Gifts } from './gifts.ts'
import { Model } from './model.ts'

const LONGEST = 10
const some = (n: number) => Array.from({ length: n }, () => randomUUID())

/**
 * Lets random sequences of acts happen to the ledger and to a model of it; throws with seed and shortest sequence where
 * they part.
 */
export async function checkLedger(db: Db, { seed, sequences }: { seed: number; sequences: number }) {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: LONGEST, size: 'max' }), (commands) =>
      live(db, commands),
    ),
    { seed, numRuns: sequences, interruptAfterTimeLimit: 90_000 + sequences * 200, markInterruptAsFailure: true },
  )
  hold('every law of the ledger', await findViolations(db), [])
}

async function live(db: Db, commands: readonly Command[]) {
  const cast: Cast = { clients: some(3), consultants: some(2), gifts: some(GIFTS), name: randomUUID() }
  const accounts = [
    ...cast.clients.flatMap((id) => [availableOf(id), reservedOf(id), promotionalOf(id), prepaidOf(id)]),
    ...cast.consultants.flatMap((id) => [toClearOf(id), earningsOf(id)]),
  ]
  const model = new Model()
  const gifts = new Gifts(db, model, cast)
  for (const [step, one] of commands.entries()) {
    await happen(db, { model, gifts, cast }, one)
    const stand = await findBalances(db, accounts)
    for (const account of accounts)
      hold(`${account} after step ${step + 1}`, stand.get(account) ?? 0n, model.of(account))
    hold(`the laws after step ${step + 1}`, await findViolations(db, { recent: 8 }), [])
  }
}

async function happen(db: Db, { model, gifts, cast }: { model: Model; gifts: Gifts; cast: Cast }, one: Command) {
  switch (one.does) {
    case 'give':
    case 'talk':
    case 'give_back': {
      const { found, expected } = await gifts.happen(one)
      return hold(one.does, found, expected)
    }
    case 'post':
      return compare(db, model, journalOf(cast, one))
    case 'repeat': {
      const known = [...model.acts.values()]
      const again = known[one.which % known.length]
      return (
        again &&
        compare(
          db,
          model,
          one.changed
            ? { ...again, postings: again.postings.map((posting) => ({ ...posting, amount: posting.amount + 1n })) }
            : again,
        )
      )
    }
    case 'sweep': {
      const journals = one.acts.map((act) => journalOf(cast, act))
      const expected = journals.map((journal) => model.post(journal))
      return hold('a sweep', await db.begin((tx) => postJournals(tx, journals)), expected)
    }
    case 'rush': {
      const spend = journalOf(cast, { ...one, act: 1 })
      const journals = Array.from({ length: one.callers }, (_, i) =>
        one.sameKey ? spend : { ...spend, key: `${spend.key}:rush${i}` },
      )
      const foreseen = journals.map((journal) => model.post(journal))
      const outcomes = await Promise.all(journals.map((journal) => postJournal(db, journal)))
      return one.sameKey || tellsApart(foreseen)
        ? hold('a rush', outcomes.toSorted(), foreseen.toSorted())
        : rename(model, journals, foreseen, outcomes)
    }
  }
}

/** Whoever comes first gets the money: when it is not enough for all, the ledger decides who, and the model follows. */
const tellsApart = (outcomes: readonly Outcome[]) =>
  !(outcomes.includes('posted') && outcomes.includes('insufficient_funds'))

/** Counts who was served in this rush only: under some of its keys an earlier one may have been served already. */
function rename(
  model: Model,
  journals: readonly Journal[],
  foreseen: readonly Outcome[],
  outcomes: readonly Outcome[],
) {
  const served = (told: readonly Outcome[]) => journals.filter((_, i) => told[i] === 'posted')
  hold('how many of a rush were served', served(outcomes).length, served(foreseen).length)
  for (const { key } of served(foreseen)) model.acts.delete(key)
  for (const journal of served(outcomes)) model.acts.set(journal.key, journal)
}

const compare = async (db: Db, model: Model, journal: Journal) =>
  hold(journal.key, await postJournal(db, journal), model.post(journal))

function hold(what: string, found: unknown, expected: unknown) {
  const [a, b] = [found, expected].map((value) =>
    JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part)),
  )
  if (a !== b) throw new Error(`${what}: the ledger says ${a}, the model says ${b}`)
}
