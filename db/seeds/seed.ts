import { endHeartbeats, setUnavailable } from '#domains/consultants/index.ts'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations as findBrokenBooks } from '#domains/wallet/invariants.sql.ts'
import { isDemoDatabase } from '#platform/milestones.ts'
import type { Db } from '#platform/db.ts'
import { seedAgendas } from './agendas.ts'
import { seedCompany } from './company.ts'
import { seedLegalTexts } from './legal-texts.ts'
import { seedCatalogue } from './catalogue.ts'
import { daysBefore, secondsAfter } from './calendar.ts'
import type { SeededConsultant } from './consultants.ts'
import { buyCredits } from './history/buy-credits.ts'
import { HISTORY_DAYS } from './history/plan-history.ts'
import { findAnchor, seedHistory } from './history/seed-history.ts'
import { type SeedWorker, startSeedWorkers } from './history/seed-worker.ts'
import { subscribe } from './history/subscribe.ts'
import { seedSupportMessages } from './support-messages.ts'
import { demoPeople } from './people.ts'
import { seedProducts } from './products.ts'
import { seedId } from './seed-id.ts'
import { hasPurchase } from './sql.ts'
import { seedTestimonials } from './testimonials.ts'
import { seedTexts } from './texts.ts'

const [ana, luna, iris] = demoPeople
const ANAS_BALANCE = 12_000n

/**
 * Seeds the demo data through the real verbs: the history of people (`history/seed-history.ts`), then what lies around
 * today: agendas, catalogue, texts. Checks the books at the end. Seeding twice changes nothing; an interrupted run is
 * completed.
 */
export async function seed(url: string, say: (words: string) => void = () => {}) {
  const workers = await startSeedWorkers(url)
  const { db } = workers[0]!
  try {
    if (!(await isDemoDatabase(db))) throw new Error('This database was not created as a demo: nobody is seeded there.')
    const anchor = await findAnchor(db)
    await seedCompany(db, daysBefore(anchor, HISTORY_DAYS))
    await seedLegalTexts(db, daysBefore(anchor, HISTORY_DAYS))
    const consultants = await seedHistory(workers, anchor, say)
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
  const broken = [
    ...(await findBrokenBooks(db)),
    ...(await findReceiptViolations(db)),
    ...(await findConsultationViolations(db)),
  ]
  if (broken.length > 0) throw new Error(`The seeded books are wrong: ${JSON.stringify(broken.slice(0, 5))}`)
}

if (import.meta.main) {
  await seed(process.env.DATABASE_URL!, (words) => console.log(`    ${words}`))
}
