import { appointAdmin, findPerson, registerPerson } from '#domains/accounts/index.ts'
import { endHeartbeats, setUnavailable, setAvailable } from '#domains/consultants/index.ts'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { availableOf, balanceOf, findLedgerViolations as findBrokenBooks } from '#domains/wallet/index.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { isDemoDatabase } from '#platform/milestones.ts'
import type { Db } from '#platform/db.ts'
import { seedAgendas } from './agendas.ts'
import { seedCatalogue } from './catalogue.ts'
import { daysBefore, midnightBefore, secondsAfter } from './calendar.ts'
import { demoClients } from './clients.ts'
import { type SeededConsultant, seedConsultants } from './consultants.ts'
import { buyCredits } from './history/buy-credits.ts'
import { callsOfAna } from './history/calls-of-ana.ts'
import type { PastConsultation } from './history/past-consultation.ts'
import { payOut } from './history/pay-out.ts'
import { HISTORY_DAYS, planHistory } from './history/plan-history.ts'
import { subscribe } from './history/subscribe.ts'
import { runConsultation } from './history/run-consultation.ts'
import { startSeedWorker, type SeedWorker } from './history/seed-worker.ts'
import { seedSupportMessages } from './support-messages.ts'
import { DEMO_PASSWORD, demoPasswordHash, demoPeople } from './people.ts'
import { seedProducts } from './products.ts'
import { seedId } from './seed-id.ts'
import { findRegisteredAt, hasPurchase } from './sql.ts'
import { seedTestimonials } from './testimonials.ts'
import { seedTexts } from './texts.ts'

const [ana, luna, iris] = demoPeople
const WORKERS = 4
/** Íris registered before everybody else; all dates of the demo data are relative to her first day. */
const IRIS_REGISTERED_DAYS_AGO = 720
const CONSENTS = { terms: true as const, sensitiveData: true as const, newsletter: false }
/** What Luna has taken out once, of the earnings that had cleared by then. */
const LUNAS_PAYOUT_DAYS_AGO = 30
const LUNAS_PAYOUT = { id: seedId('lunas-payout'), consultantId: luna.id, amount: 10_000n }
const ANAS_BALANCE = 12_000n

type NewClient = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  birthDate: string
  now: Date
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

/**
 * Seeds the demo data through the real verbs: people, and four months of purchases, consultations, reviews and cleared
 * earnings, day by day. Checks the books at the end. Seeding twice changes nothing; an interrupted run is completed.
 */
export async function seed(url: string, say: (words: string) => void = () => {}) {
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => startSeedWorker(url)))
  const { db } = workers[0]!
  try {
    if (!(await isDemoDatabase(db))) throw new Error('This database was not created as a demo: nobody is seeded there.')
    const arrival = await findRegisteredAt(db, iris.id)
    const anchor = arrival ? secondsAfter(arrival, IRIS_REGISTERED_DAYS_AGO * 86_400) : midnightBefore(new Date())
    say('as pessoas chegam…')
    const consultants = await gatherConsultants(db, anchor)
    const days = planHistory({ anchor, ana, clients: demoClients, consultants })
    await gatherClients(db, anchor, days.flat())
    say(`${days.flat().length} conversas acontecem…`)
    for (const [n, today] of days.entries()) {
      const ends = daysBefore(anchor, HISTORY_DAYS - 1 - n)
      await runDay(workers, today, { ends, until: anchor })
      if (HISTORY_DAYS - 1 - n === LUNAS_PAYOUT_DAYS_AGO)
        await payOut(workers[0]!, { ...LUNAS_PAYOUT, at: secondsAfter(ends, 60) })
    }
    const consultant = consultants.find(({ id }) => id === luna.id)!
    for (const call of callsOfAna(anchor, { clientId: ana.id, consultant }))
      await runConsultation(workers[0]!, call, anchor)
    await seedAgendas(workers[0]!, anchor, consultants)
    await topUpAna(workers[0]!, anchor)
    await seedCatalogue(db, { since: daysBefore(anchor, HISTORY_DAYS), anchor })
    await subscribe(workers[0]!, {
      id: seedId('anas-subscription'),
      personId: ana.id,
      slug: 'assinatura-lua',
      at: secondsAfter(anchor, -2 * 3_600),
    })
    await seedTestimonials(workers[0]!, { anchor, decidedBy: iris.id })
    await seedSupportMessages(db, anchor)
    await seedTexts(db, anchor)
    await seedProducts(db, anchor)
    await endPresence(db, consultants)
    await checkInvariants(db)
  } finally {
    await Promise.all(workers.map((worker) => worker.db.end()))
  }
}

async function gatherConsultants(db: Db, anchor: Date): Promise<SeededConsultant[]> {
  await registerOnce(db, {
    ...iris,
    phone: '+5511987000101',
    birthDate: '1978-09-08',
    now: daysBefore(anchor, IRIS_REGISTERED_DAYS_AGO),
  })
  await appointAdmin(db, iris.id)
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

/** Tops up Ana's wallet yesterday evening, in multiples of ten reais. */
async function topUpAna(worker: SeedWorker, anchor: Date) {
  const id = seedId('anas-last-purchase')
  if (await hasPurchase(worker.db, id)) return
  const missing = ANAS_BALANCE - (await balanceOf(worker.db, availableOf(ana.id)))
  const amount = ((missing + 500n) / 1_000n) * 1_000n
  if (amount >= 1_000n) await buyCredits(worker, { id, personId: ana.id, amount, at: secondsAfter(anchor, -3 * 3_600) })
}

/** Ends everybody's presence. Luna stays available, so that she is online as soon as somebody signs in as her. */
async function endPresence(db: Db, consultants: readonly SeededConsultant[]) {
  await endHeartbeats(
    db,
    'seeding',
    consultants.map(({ id }) => id),
    new Date(),
  )
  for (const { id } of consultants) if (id !== luna.id) await setUnavailable(db, id, new Date())
}

async function checkInvariants(db: Db) {
  const broken = [...(await findBrokenBooks(db)), ...(await findConsultationViolations(db))]
  if (broken.length > 0) throw new Error(`The seeded books are wrong: ${JSON.stringify(broken.slice(0, 5))}`)
}

if (import.meta.main) {
  const began = performance.now()
  await seed(process.env.DATABASE_URL!, (words) => console.log(`    ${words}`))
  console.log(`    mundo de demonstração pronto em ${Math.round((performance.now() - began) / 1000)} s`)
}
