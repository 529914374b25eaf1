import fc from 'fast-check'
import { appointAdmin } from '#domains/accounts/index.ts'
import { setAvailable, setWelcome } from '#domains/consultants/index.ts'
import { findBookingViolations } from '#domains/scheduling/bookings/invariants.sql.ts'
import { setHours } from '#domains/scheduling/hours/set-hours.ts'
import { findGoodsViolations } from '#domains/catalogue/goods/invariants.sql.ts'
import { findPayoutViolations } from '#domains/payouts/invariants.sql.ts'
import { findLastJournal } from '#domains/wallet/sql.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, poolLike } from '#platform/db.ts'
import type { Violation } from '#platform/invariants/sql.ts'
import { aCoupon, offerCatalogue } from '#test/support/catalogue-fixture.ts'
import { aConsultant, aPerson } from '#test/support/people.ts'
import { hoursOf } from './appointments.ts'
import { Banks } from './bank.ts'
import { listBookingViolations } from './booking-facts.ts'
import { type Command, commands } from './commands.ts'
import { listEarningsViolations } from './earnings-facts.ts'
import { listEndViolations, listPurchaseViolations } from './invariants.ts'
import { listPaymentFacts, listPersonFacts } from './purchase-facts.ts'
import { offerGoods } from './goods.ts'
import { Sequence, type World } from './sequence.ts'

const GATEWAYS = ['model1', 'model2']
/** The whole ledger is verified after so many sequences. */
const PER_CHECK = 400
/** So long ago somebody was approved whose earnings clear early. */
const LONG_AGO_MS = 400 * 86_400_000
/**
 * For the model's own statements, which ask for one person among ever more: planned once, and by index as in a large
 * database. Planning and scanning took most of a run; hash joins read all that earlier sequences had posted.
 */
const OF_ONE_AMONG_MANY = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
}
/** Between the seeds of sequences that run beside each other. */
const SEED_STEP = 7_919

type Run = { seed: number; sequences: number; atOnce?: number }

/**
 * Runs random sequences of everything that can be bought, used, taken back, earned and paid out, on the real verbs.
 * `violations` of invariants after a step, each with its shortest sequence, must be empty. `atOnce` sequences run
 * beside each other.
 */
export async function checkPurchases(db: Db, { seed, sequences, atOnce = 6 }: Run) {
  const facts = poolLike(db, OF_ONE_AMONG_MANY)
  const worlds = await Promise.all(Array.from({ length: atOnce }, () => openWorld(db, facts)))
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
    violations.push(...wrong.map(said))
    verified = through
  }
  await facts.end()
  violations.push(
    ...[
      ...(await findPayoutViolations(db)),
      ...(await findBookingViolations(db)),
      ...(await findGoodsViolations(db)),
    ].map(said),
  )
  return { purchases: sequences, violations }
}

const said = ({ rule, subject, detail }: Violation) => `${rule} ${subject} ${detail}`

/** Goes on after a violation, with the next seed. */
async function runMany(world: OpenWorld, { seed, sequences }: { seed: number; sequences: number }) {
  const violations: string[] = []
  const property = fc.asyncProperty(commands, (all) => runSequence(world, all))
  for (let done = 0; done < sequences; ) {
    const found = await fc.check(property, { seed: seed + done, numRuns: sequences - done })
    if (found.failed) violations.push(`${fc.defaultReportMessage(found)}\n${String(found.errorInstance)}`)
    done += Math.max(1, found.numRuns)
  }
  return violations
}

export type OpenWorld = Omit<World, 'banks'> & { facts: Db }

/** `facts`: the pool that reads what stands in the books. */
export async function openWorld(db: Db, facts: Db = db): Promise<OpenWorld> {
  const from = await databaseClock(db)
  const [usual, high, admin, second] = [
    await aConsultant(db, 'Luna', 299n),
    await aConsultant(db, 'Estela', 499n),
    await aPerson(db, 'Iris', 'client'),
    await aPerson(db, 'Rui', 'client'),
  ]
  for (const id of [admin, second]) await appointAdmin(db, id)
  for (const id of [usual, high]) {
    await setAvailable(db, id, from)
    await setHours(db, hoursOf(id, false, from))
  }
  await setWelcome(db, usual, true)
  await offerCatalogue(db, from)
  const coupon = await aCoupon(db, from, { endsAt: new Date(from.getTime() + 5 * 365 * 86_400_000) })
  const variant = await offerGoods(db)
  return { db, facts, consultants: [usual, high], admin, second, coupon, variant, from }
}

/** The consultants of one sequence: like the first ones, but with nothing earned; one is new. */
async function copyConsultants({ facts: db, consultants, from }: OpenWorld): Promise<string[]> {
  const copies = consultants.map((first, n) => ({
    first,
    id: crypto.randomUUID(),
    approved_at: new Date(from.getTime() - (n === 0 ? LONG_AGO_MS : 0)),
  }))
  await db`
    with copy as (select * from jsonb_to_recordset(${db.json(copies)}::jsonb)
      as c (first uuid, id uuid, approved_at timestamptz)),
    p as (insert into people (id, email, first_name, role)
      select c.id, c.id || '@example.com', o.first_name, o.role from copy c join people o on o.id = c.first),
    a as (insert into consultants
      select (jsonb_populate_record(o, jsonb_build_object('id', c.id, 'applied_at', c.approved_at,
        'approved_at', c.approved_at, 'tax_id', '9' || lpad(nextval('connection_numbers')::text, 10, '0')))).*
      from copy c join consultants o on o.id = c.first),
    s as (insert into consultant_specialties select c.id, o.specialty from copy c
      join consultant_specialties o on o.consultant_id = c.first),
    h as (insert into consultant_channels select c.id, o.channel, o.offered_at from copy c
      join consultant_channels o on o.consultant_id = c.first),
    t as (insert into schedules select c.id, o.zone, o.notice_minutes, o.farthest_days, o.pause_minutes, o.changed_at
      from copy c join schedules o on o.consultant_id = c.first),
    u as (insert into availability_windows select c.id, o.weekday, o.from_minute, o.until_minute from copy c
      join availability_windows o on o.consultant_id = c.first),
    w as (insert into consultant_switches select c.id, o.switched_on_at from copy c
      join consultant_switches o on o.consultant_id = c.first)
    insert into consultant_prices select c.id, o.valid_from, o.price_per_minute, o.set_at from copy c
      join consultant_prices o on o.consultant_id = c.first`
  return copies.map(({ id }) => id)
}

export async function runSequence(world: OpenWorld, commands: readonly Command[]) {
  const { db, facts } = world
  const clientId = crypto.randomUUID()
  await db`insert into people (id, email, first_name, role, email_confirmed_at)
    values (${clientId}, ${`${clientId}@example.com`}, 'Ana', 'client', ${world.from})`
  const banks = new Banks(GATEWAYS)
  const sequence = new Sequence({ ...world, banks, consultants: await copyConsultants(world) }, clientId)
  const { practice, appointments, time } = sequence
  const check = async (when: string, isEnd = false) => {
    const { consultants: ids, bank, hastened, alarms } = practice
    const [people, payments, earnings, booked] = await Promise.all([
      listPersonFacts(facts, [clientId]),
      listPaymentFacts(facts, [clientId]),
      practice.hasWorked || appointments.hasBooked || isEnd
        ? listEarningsViolations(facts, { ids, bank, hastened, alarms, now: time.now(), isEnd })
        : [],
      appointments.hasBooked ? listBookingViolations(facts, clientId) : [],
    ])
    const wrong = [
      ...listPurchaseViolations(people, payments, banks.toldOf),
      ...earnings,
      ...booked,
      ...appointments.wrongs,
      ...(isEnd ? listEndViolations(payments) : []),
    ]
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
  for (const { id, asked, taken, isWatched, credits } of await check('in the end', true)) {
    const { refunded, lost } = banks.truthOf(id)
    if (asked + taken !== refunded + lost && credits > 0 && !isWatched)
      throw new Error(`in the end ${id}: the books say ${asked} and ${taken}, the bank ${refunded} and ${lost}`)
  }
}
