import { appointAdmin, findPerson, registerPerson } from '#domains/accounts/index.ts'
import { setAvailable } from '#domains/consultants/index.ts'
import { weighDueReviews } from '#domains/reviews/index.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import type { Db } from '#platform/db.ts'
import { daysBefore, midnightBefore, secondsAfter } from '../calendar.ts'
import { demoClients } from '../clients.ts'
import { type SeededConsultant, seedConsultants } from '../consultants.ts'
import { DEMO_PASSWORD, demoPasswordHash, demoPeople, demoTeam } from '../people.ts'
import { seedId } from '../seed-id.ts'
import { findRegisteredAt } from '../sql.ts'
import { callsOfAna } from './calls-of-ana.ts'
import type { PastConsultation } from './past-consultation.ts'
import { payOut } from './pay-out.ts'
import { HISTORY_DAYS, planHistory } from './plan-history.ts'
import { runConsultation } from './run-consultation.ts'
import type { SeedWorker } from './seed-worker.ts'

const [ana, luna, iris] = demoPeople
/** Íris registered before everybody else; all dates of the demo data are relative to her first day. */
const IRIS_REGISTERED_DAYS_AGO = 720
const CONSENTS = { terms: true as const, sensitiveData: true as const, newsletter: false }
/** What Luna has taken out once, of the earnings that had cleared by then. */
const LUNAS_PAYOUT_DAYS_AGO = 30
const LUNAS_PAYOUT = { id: seedId('lunas-payout'), consultantId: luna.id, amount: 10_000n }

type NewClient = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  birthDate: string
  now: Date
}

/** The midnight in São Paulo that ends the history: today's, or that of the day on which seeding began. */
export async function findAnchor(db: Db): Promise<Date> {
  const arrival = await findRegisteredAt(db, iris.id)
  return arrival ? secondsAfter(arrival, IRIS_REGISTERED_DAYS_AGO * 86_400) : midnightBefore(new Date())
}

/**
 * Seeds people, and four months of purchases, consultations, reviews and cleared earnings until `anchor`, day by day.
 * Seeding twice changes nothing, and says nothing; an interrupted run is completed.
 */
export async function seedHistory(
  workers: readonly SeedWorker[],
  anchor: Date,
  say: (words: string) => void,
): Promise<SeededConsultant[]> {
  const worker = workers[0]!
  const isNew = !(await findPerson(worker.db, ana.id))
  if (isNew) say('as pessoas chegam…')
  const consultants = await gatherConsultants(worker.db, anchor)
  const days = planHistory({ anchor, ana, clients: demoClients, consultants })
  await gatherClients(worker.db, anchor, days.flat())
  if (isNew) say(`${days.flat().length} conversas acontecem…`)
  for (const [n, today] of days.entries()) {
    const ends = daysBefore(anchor, HISTORY_DAYS - 1 - n)
    await runDay(workers, today, { ends, until: anchor })
    if (HISTORY_DAYS - 1 - n === LUNAS_PAYOUT_DAYS_AGO)
      await payOut(worker, { ...LUNAS_PAYOUT, at: secondsAfter(ends, 60) })
  }
  const consultant = consultants.find(({ id }) => id === luna.id)!
  for (const call of callsOfAna(anchor, { clientId: ana.id, consultant })) await runConsultation(worker, call, anchor)
  await weighDueReviews({ db: worker.db, clock, log }, 0)
  return consultants
}

/** Registers a client unless they exist: hashing a password is slow. */
async function registerOnce(db: Db, newcomer: NewClient) {
  if (await findPerson(db, newcomer.id)) return
  await registerPerson(db, {
    ...newcomer,
    role: 'client',
    password: DEMO_PASSWORD,
    passwordHash: await demoPasswordHash(),
    consents: CONSENTS,
    emailConfirmedAt: newcomer.now,
  })
}

async function gatherConsultants(db: Db, anchor: Date): Promise<SeededConsultant[]> {
  await registerOnce(db, {
    ...iris,
    phone: '+5511987000101',
    birthDate: '1978-09-08',
    now: daysBefore(anchor, IRIS_REGISTERED_DAYS_AGO),
  })
  await appointAdmin(db, iris.id)
  for (const [at, { role, ...member }] of demoTeam.entries()) {
    const now = daysBefore(anchor, IRIS_REGISTERED_DAYS_AGO)
    await registerOnce(db, { ...member, phone: `+551198700011${at}`, birthDate: '1984-02-11', now })
    await appointAdmin(db, member.id, [role])
  }
  const consultants = await seedConsultants(db, { approvedBy: iris.id, now: anchor })
  for (const { id, approvedAt } of consultants) await setAvailable(db, id, approvedAt)
  return consultants
}

async function gatherClients(db: Db, anchor: Date, past: readonly PastConsultation[]) {
  const cameOn = (id: string, at: number) =>
    daysBefore(past.find(({ clientId }) => clientId === id)?.at ?? daysBefore(anchor, 3), 1 + ((at * 7) % 24))
  const newcomers: NewClient[] = demoClients.map((client, at) => ({ ...client, now: cameOn(client.id, at) }))
  newcomers.push({ ...ana, phone: '+5531988123401', birthDate: '1990-05-03', now: cameOn(ana.id, 1) })
  await Promise.all(newcomers.map((newcomer) => registerOnce(db, newcomer)))
}

/** Runs the consultations of one day in parallel, and clears the earnings that are due at its end. */
async function runDay(
  workers: readonly SeedWorker[],
  today: readonly PastConsultation[],
  { ends, until }: { ends: Date; until: Date },
) {
  const share = (n: number) => today.filter((_, at) => at % workers.length === n)
  await Promise.all(
    workers.map(async (worker, n) => {
      for (const consultation of share(n)) await runConsultation(worker, consultation, until)
    }),
  )
  await workers[0]!.travelTo(ends)
  await clearEarnings({ db: workers[0]!.db, clock, log })
}
