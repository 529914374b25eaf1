import fc from 'fast-check'
import { appointAdmin } from '#domains/accounts/index.ts'
import { setAvailable, setWelcome } from '#domains/consultants/index.ts'
import { findLastJournal, findLedgerViolations } from '#domains/wallet/index.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { aCoupon, offerCatalogue } from '#test/support/catalogue-fixture.ts'
import { aConsultant, aPerson } from '#test/support/people.ts'
import { Banks } from './bank.ts'
import { type Command, commands } from './commands.ts'
import { listPurchaseViolations } from './invariants.ts'
import { listPaymentFacts, listPersonFacts } from './purchase-facts.ts'
import { Sequence, type World } from './sequence.ts'

const GATEWAYS = ['model1', 'model2']
/** The whole ledger is verified after so many sequences. */
const PER_CHECK = 400
/** Between the seeds of sequences that run beside each other. */
const SEED_STEP = 7_919

type Run = { seed: number; sequences: number; atOnce?: number }

/**
 * Runs random sequences of everything that can be bought, used and taken back, on the real verbs. `violations` of
 * invariants after a step, each with its shortest sequence, must be empty. `atOnce` sequences run beside each other.
 */
export async function checkPurchases(db: Db, { seed, sequences, atOnce = 6 }: Run) {
  const worlds = await Promise.all(Array.from({ length: atOnce }, () => openWorld(db)))
  const violations: string[] = []
  let verified = await findLastJournal(db)
  for (let done = 0; done < sequences; done += PER_CHECK) {
    const now = Math.min(PER_CHECK, sequences - done)
    const runs = worlds.map((world, i) =>
      runMany(world, { seed: seed + done + i * SEED_STEP, sequences: Math.floor((now + i) / atOnce) }),
    )
    violations.push(...(await Promise.all(runs)).flat())
    const through = await findLastJournal(db)
    const wrong = await findLedgerViolations(db, { after: verified, through, suspects: [] })
    violations.push(...wrong.map(({ rule, subject, detail }) => `${rule} ${subject} ${detail}`))
    verified = through
    // A throwaway server has no autovacuum, and without statistics the planner would scan whole tables.
    await db`analyze`
  }
  return { purchases: sequences, violations }
}

/** Goes on after a violation, with the next seed. */
async function runMany(world: Omit<World, 'banks'>, { seed, sequences }: { seed: number; sequences: number }) {
  const violations: string[] = []
  const property = fc.asyncProperty(commands, (all) => runSequence(world, all))
  for (let done = 0; done < sequences; ) {
    const found = await fc.check(property, { seed: seed + done, numRuns: sequences - done })
    if (found.failed) violations.push(fc.defaultReportMessage(found) ?? '')
    done += Math.max(1, found.numRuns)
  }
  return violations
}

export async function openWorld(db: Db): Promise<Omit<World, 'banks'>> {
  const from = await databaseClock(db)
  const [usual, high, admin] = [
    await aConsultant(db, 'Luna', 299n),
    await aConsultant(db, 'Estela', 499n),
    await aPerson(db, 'Iris', 'client'),
  ]
  await appointAdmin(db, admin)
  for (const id of [usual, high]) await setAvailable(db, id, from)
  await setWelcome(db, usual, true)
  await offerCatalogue(db, from)
  const coupon = await aCoupon(db, from, { endsAt: new Date(from.getTime() + 5 * 365 * 86_400_000) })
  return { db, consultants: [usual, high], admin, coupon, from }
}

export async function runSequence(world: Omit<World, 'banks'>, commands: readonly Command[]) {
  const { db } = world
  const clientId = crypto.randomUUID()
  await db`insert into people (id, email, first_name, role)
    values (${clientId}, ${`${clientId}@example.com`}, 'Ana', 'client')`
  const banks = new Banks(GATEWAYS)
  const sequence = new Sequence({ ...world, banks }, clientId)
  const check = async (when: string) => {
    const [people, payments] = await Promise.all([listPersonFacts(db, [clientId]), listPaymentFacts(db, [clientId])])
    const wrong = listPurchaseViolations(people, payments, banks.toldOf)
    if (wrong.length > 0) throw new Error(`${when}: ${wrong.join('\n')}`)
    return payments
  }
  try {
    for (const [step, one] of commands.entries()) {
      await sequence.execute(one)
      await check(`after step ${step + 1}, ${one.does}`)
    }
  } finally {
    await sequence.settle()
  }
  for (const { id, asked, taken, isWatched } of await check('in the end')) {
    const { refunded, lost } = banks.truthOf(id)
    if (asked + taken !== refunded + lost && !isWatched)
      throw new Error(`in the end ${id}: the books say ${asked} and ${taken}, the bank ${refunded} and ${lost}`)
  }
}
