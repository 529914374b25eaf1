import { appointAdmin, findPerson, registerPerson } from '#domains/accounts/index.ts'
import { leaveDesks, switchOff, switchOn } from '#domains/consultants/index.ts'
import { findViolations as findBrokenRooms } from '#domains/consultations/watch/sql.ts'
import { availableOf, balanceOf, findViolations as findBrokenBooks } from '#domains/wallet/index.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { plantCatalogue } from './catalogue.ts'
import { daysBefore, midnightBefore, secondsAfter } from './calendar.ts'
import { demoClients } from './clients.ts'
import { type PlantedConsultant, plantConsultants } from './consultants.ts'
import { buyCredits } from './history/buy-credits.ts'
import type { Conversation } from './history/conversation.ts'
import { DAYS, imagine } from './history/imagine.ts'
import { subscribe } from './history/subscribe.ts'
import { tell } from './history/tell.ts'
import { hireTeller, type Teller } from './history/teller.ts'
import { plantLetters } from './letters.ts'
import { DEMO_PASSWORD, demoPasswordHash, demoPeople } from './people.ts'
import { plantProducts } from './products.ts'
import { seedId } from './seed-id.ts'
import { findArrival, hasPurchase } from './sql.ts'
import { plantTestimonials } from './testimonials.ts'
import { plantTexts } from './texts.ts'

const [ana, luna, iris] = demoPeople
const TELLERS = 4
/** Íris was here before everybody else; the demo world's calendar hangs on her first day. */
const IRIS_CAME_DAYS_AGO = 720
const CONSENTS = { terms: true as const, sensitiveData: true as const, newsletter: false }
const ANAS_BALANCE = 12_000n

type Newcomer = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  birthDate: string
  now: Date
}

/** Registers a client unless they are here already: hashing a password takes its time. */
async function welcome(db: Db, newcomer: Newcomer) {
  if (await findPerson(db, newcomer.id)) return
  await registerPerson(db, {
    ...newcomer,
    role: 'client',
    password: DEMO_PASSWORD,
    passwordHash: await demoPasswordHash(),
    consents: CONSENTS,
  })
}

/**
 * Plants the demo world through the verbs of real use: people, and four months of purchases, conversations, reviews and
 * cleared earnings, told a day at a time. The books are checked at the end. Planting twice changes nothing; an
 * interrupted planting is completed.
 */
export async function plant(url: string, say: (words: string) => void = () => {}) {
  const tellers = await Promise.all(Array.from({ length: TELLERS }, () => hireTeller(url)))
  const { db } = tellers[0]!
  try {
    const arrival = await findArrival(db, iris.id)
    const anchor = arrival ? secondsAfter(arrival, IRIS_CAME_DAYS_AGO * 86_400) : midnightBefore(new Date())
    say('as pessoas chegam…')
    const consultants = await gather(db, anchor)
    const days = imagine({ anchor, ana, clients: demoClients, consultants })
    await gatherClients(db, anchor, days.flat())
    say(`${days.flat().length} conversas acontecem…`)
    for (const [n, today] of days.entries())
      await tellDay(tellers, today, { ends: daysBefore(anchor, DAYS - 1 - n), until: anchor })
    await topUp(tellers[0]!, anchor)
    await plantCatalogue(db, { since: daysBefore(anchor, DAYS), anchor })
    await subscribe(tellers[0]!, {
      id: seedId('anas-subscription'),
      personId: ana.id,
      slug: 'assinatura-lua',
      at: secondsAfter(anchor, -2 * 3_600),
    })
    await plantTestimonials(tellers[0]!, { anchor, decidedBy: iris.id })
    await plantLetters(db, anchor)
    await plantTexts(db, anchor)
    await plantProducts(db, anchor)
    await goHome(db, consultants)
    await check(db)
  } finally {
    await Promise.all(tellers.map((teller) => teller.db.end()))
  }
}

async function gather(db: Db, anchor: Date): Promise<PlantedConsultant[]> {
  await welcome(db, {
    ...iris,
    phone: '+5511987000101',
    birthDate: '1978-09-08',
    now: daysBefore(anchor, IRIS_CAME_DAYS_AGO),
  })
  await appointAdmin(db, iris.id)
  const consultants = await plantConsultants(db, { approvedBy: iris.id, now: anchor })
  for (const { id, approvedAt } of consultants) await switchOn(db, id, approvedAt)
  return consultants
}

async function gatherClients(db: Db, anchor: Date, past: readonly Conversation[]) {
  const cameOn = (id: string, at: number) =>
    daysBefore(past.find(({ clientId }) => clientId === id)?.at ?? daysBefore(anchor, 3), 1 + ((at * 7) % 24))
  const newcomers: Newcomer[] = demoClients.map((client, at) => ({ ...client, now: cameOn(client.id, at) }))
  newcomers.push({ ...ana, phone: '+5531988123401', birthDate: '1990-05-03', now: cameOn(ana.id, 1) })
  await Promise.all(newcomers.map((newcomer) => welcome(db, newcomer)))
}

/** What happens on one day happens at once; at its end, earnings older than 24 hours are free. */
async function tellDay(
  tellers: readonly Teller[],
  today: readonly Conversation[],
  { ends, until }: { ends: Date; until: Date },
) {
  const share = (n: number) => today.filter((_, at) => at % tellers.length === n)
  await Promise.all(
    tellers.map(async (teller, n) => {
      for (const conversation of share(n)) await tell(teller, conversation, until)
    }),
  )
  await tellers[0]!.at(ends)
  await clearEarnings(tellers[0]!.db, clock)
}

/** Yesterday evening Ana filled her wallet, in whole tens of reais. */
async function topUp(teller: Teller, anchor: Date) {
  const id = seedId('anas-last-purchase')
  if (await hasPurchase(teller.db, id)) return
  const missing = ANAS_BALANCE - (await balanceOf(teller.db, availableOf(ana.id)))
  const amount = ((missing + 500n) / 1_000n) * 1_000n
  if (amount >= 1_000n) await buyCredits(teller, { id, personId: ana.id, amount, at: secondsAfter(anchor, -3 * 3_600) })
}

/** Nobody sits at a desk. Luna stays switched on: she is online as soon as somebody signs in as her. */
async function goHome(db: Db, consultants: readonly PlantedConsultant[]) {
  await leaveDesks(
    db,
    'planting',
    consultants.map(({ id }) => id),
    new Date(),
  )
  for (const { id } of consultants) if (id !== luna.id) await switchOff(db, id, new Date())
}

async function check(db: Db) {
  const broken = [...(await findBrokenBooks(db)), ...(await findBrokenRooms(db))]
  if (broken.length > 0) throw new Error(`The planted books are wrong: ${JSON.stringify(broken.slice(0, 5))}`)
}

if (import.meta.main) {
  const began = performance.now()
  await plant(process.env.DATABASE_URL!, (words) => console.log(`    ${words}`))
  console.log(`    mundo de demonstração pronto em ${Math.round((performance.now() - began) / 1000)} s`)
}
