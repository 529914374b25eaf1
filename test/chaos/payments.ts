import { isCredited } from '#domains/payments/rules.ts'
import { findPayment, type PaymentRow } from '#domains/payments/sql.ts'
import { sweepChecks, sweepOverdue } from '#domains/payments/sweep-payments.ts'
import type { Till } from '#domains/payments/till.ts'
import { processWebhooks } from '#domains/payments/webhooks/process-webhooks.ts'
import { balanceOf, findViolations } from '#domains/wallet/index.ts'
import { GATEWAY, SUSPENSE } from '#domains/wallet/rules.ts'
import type { Charge } from '#gateways/payments/port.ts'
import { moveDue } from '#gateways/payments/sandbox/move-due.ts'
import type { Db } from '#platform/db.ts'
import type { Mood } from '#test/support/faulty-gateway.ts'
import { openShop, type Shop } from '#test/support/payment-shop.ts'
import { seeded } from '#test/support/seeded.ts'
import { settableClock } from '#test/support/settable-clock.ts'

/** What the bank will do with a charge, and what must come of it. `short`: a centavo less arrives than was asked. */
const FATES = { paid: 'paid', late: 'paid_late', declined: 'declined', unpaid: 'expired', short: 'pending' } as const
type Fate = keyof typeof FATES
const LIKELY: readonly Fate[] = ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'late', 'declined', 'unpaid', 'short']
const POSTS = ['avisos-normais', 'avisos-em-dobro', 'avisos-fora-de-ordem', 'sem-avisos']
const BUTTON: Record<Fate, string | undefined> = { paid: 'pagar', late: undefined, declined: 'recusar', unpaid: undefined, short: 'pagar' }
const PER_PERSON = 8
const AT_ONCE = 20
const DAY_S = 86_400
/** Two days of late money, and a backlog of a few thousand; and a wave that meets a gateway which is away one time in ten. */
const MOST_HOURS = 2_000
const MOST_ROUNDS = 200

type Story = { id: string; personId: string; amount: bigint; fate: Fate }
export type Storm = {
  seed: number
  payments: number
  deliveries: number
  forged: number
  credited: number
  lost: number
  doubled: number
  suspended: number
  violations: string[]
}

/**
 * Buys `payments` times and rings about ten times as often: doubled, shuffled, late, lost and forged, with a gateway in every
 * mood and two processes (`dbs`) at work. Counts what came out wrong; all of `lost`, `doubled` and `violations` must be empty.
 */
export async function stormPayments(dbs: readonly [Db, Db], { payments, seed }: { payments: number; seed: number }): Promise<Storm> {
  const luck = seeded(seed)
  const time = settableClock()
  const shortened = new Set<string>()
  let calm = false
  const mood = (): Mood => (calm || luck.chance(0.9) ? 'well' : luck.pick(['down', 'garbage', 'lost_answer'] as const))
  const bend = (charge: Charge): Charge => (charge.state === 'paid' && shortened.has(charge.reference) ? { ...charge, amount: charge.amount - 1n } : charge)
  const shop = openShop(dbs[0], { time, mood, bend })
  const tills: Till[] = dbs.map((db) => ({ ...shop.till, db }))
  const work = async () => {
    await moveDue(shop.bank)
    await Promise.all(tills.flatMap((till) => [processWebhooks(till), sweepChecks(till), sweepOverdue(till)]))
  }

  const storm: Storm = { seed, payments, deliveries: 0, forged: 0, credited: 0, lost: 0, doubled: 0, suspended: 0, violations: [] }
  const stories: Story[] = []
  for (let first = 0; first < payments; first += AT_ONCE) {
    const people = await Promise.all(Array.from({ length: Math.ceil(AT_ONCE / PER_PERSON) }, () => shop.client('Ana')))
    const wave = Array.from({ length: Math.min(AT_ONCE, payments - first) }, (_, i): Story => {
      const bytes = Array.from({ length: 16 }, () => luck.below(256))
      return { id: uuidOf(bytes), personId: people[Math.floor(i / PER_PERSON)]!, amount: BigInt(1_000 + luck.below(199_001)), fate: luck.pick(LIKELY) }
    })
    stories.push(...wave)
    for (const { id, fate } of wave) if (fate === 'short') shortened.add(id)
    await Promise.all(wave.flatMap(({ personId, amount, id }) => Array.from({ length: luck.chance(0.3) ? 3 : 1 }, () => shop.buy(personId, amount, id))))
    await settleOpening(shop, wave, work)
    const pressed = wave.map(async (story) => {
      await shop.press(story, luck.pick(POSTS))
      const button = BUTTON[story.fate]
      if (button) await shop.press(story, button)
    })
    await Promise.all(pressed)
    await ringAbout(shop, wave, luck, storm, work)
  }

  for (let passed = 0; passed < 2_400; passed += 120) {
    time.pass(120)
    await work()
  }
  for (const story of stories) if (story.fate === 'late') await shop.press(story, 'pagar-depois-de-expirar')
  calm = true
  await ringAbout(shop, luck.shuffled(stories), luck, storm, work)
  for (let quiet = 0, hours = 0; quiet < 2; hours++) {
    if (hours === MOST_HOURS) throw new Error(`after ${MOST_HOURS} calm hours the shop still waits for ${JSON.stringify(await listWaiting(dbs[0]))}`)
    time.pass(DAY_S / 24)
    await work()
    quiet = (await listWaiting(dbs[0])).length === 0 ? quiet + 1 : 0
  }
  await judge(shop, stories, storm)
  return storm
}

/** Until the bank knows every payment of this wave. */
async function settleOpening(shop: Shop, wave: readonly Story[], work: () => Promise<void>) {
  const isOpened = async () => (await Promise.all(wave.map(({ id }) => shop.payment(id)))).every(({ state }) => state !== 'created')
  for (let round = 0; !(await isOpened()); round++) {
    if (round === MOST_ROUNDS) throw new Error(`after ${MOST_ROUNDS} rounds the bank does not know all of ${wave.map(({ id }) => id).join(' ')}`)
    shop.time.pass(5)
    await work()
  }
}

/** Rings for these payments in a mixed order: true, repeated, forged, over other data, while time goes by and jobs run. */
async function ringAbout(shop: Shop, stories: readonly Story[], luck: ReturnType<typeof seeded>, storm: Storm, work: () => Promise<void>) {
  const rows = await Promise.all(stories.map(({ id }) => shop.payment(id)))
  const rings = luck.shuffled(rows.flatMap((row) => Array.from({ length: luck.below(11) }, () => row)))
  for (let first = 0; first < rings.length; first += AT_ONCE) {
    const batch = rings.slice(first, first + AT_ONCE)
    shop.time.pass(luck.below(3))
    const statuses = batch.map(async ({ gatewayId }): Promise<void> => {
      const forgery = luck.chance(0.15)
        ? luck.pick([{ secret: 'a-guess-that-is-long-enough' }, { signedId: rings[0]!.gatewayId === gatewayId ? 'SBX00' : rings[0]!.gatewayId! }])
        : undefined
      const { status } = await shop.ring(gatewayId!, forgery)
      storm.deliveries++
      if (forgery) storm.forged++
      if (status !== (forgery ? 401 : 200)) storm.violations.push(`a ${forgery ? 'forged' : 'true'} ring was answered ${status}`)
    })
    await Promise.all([...statuses, work()])
  }
}

/** Payments that will be asked about again, and charges that rang and were not answered. */
const listWaiting = (db: Db) => db<{ id: string; state: string }[]>`
  select id::text, state from payments where next_check_at is not null
  union all select gateway_id, 'rings' from payment_webhooks where verified and processed_at is null`

/** Compares every balance with what the stories say it must be, and every life with its end. */
async function judge(shop: Shop, stories: readonly Story[], storm: Storm) {
  const owed = new Map<string, bigint>()
  for (const { id, personId, amount, fate } of stories) {
    const isPaid = fate === 'paid' || fate === 'late'
    owed.set(personId, (owed.get(personId) ?? 0n) + (isPaid ? amount : 0n))
    if (fate === 'short') storm.suspended++
    const row = (await findPayment(shop.till.db, id)) as PaymentRow
    if (isCredited(row.state)) storm.credited++
    if (row.state !== FATES[fate] || row.inReview !== (fate === 'short')) storm.violations.push(`${fate} ${id} ended as ${row.state}`)
  }
  for (const [personId, amount] of owed) {
    const has = await shop.creditsOf(personId)
    if (has < amount) storm.lost++
    if (has > amount) storm.doubled++
  }
  const inSuspense = stories.filter(({ fate }) => fate === 'short').reduce((sum, { amount }) => sum + amount - 1n, 0n)
  const credited = [...owed.values()].reduce((sum, amount) => sum + amount, 0n)
  if ((await balanceOf(shop.till.db, SUSPENSE)) !== inSuspense) storm.violations.push('suspense does not add up')
  if ((await balanceOf(shop.till.db, GATEWAY)) !== -(credited + inSuspense)) storm.violations.push('the gateway account does not add up')
  for (const { rule, subject, detail } of await findViolations(shop.till.db)) storm.violations.push(`${rule} ${subject} ${detail}`)
}

function uuidOf(bytes: readonly number[]): string {
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
