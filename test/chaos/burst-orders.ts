import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { offerCoupons, offerItems } from '#domains/catalogue/index.ts'
import { RetryingClient } from './retrying-client.ts'
import { People, type SignedInPerson } from './people.ts'
import { randomFor } from './random.ts'
import { listViolations, unexplainedErrors } from './violations.ts'
import type { Cluster } from './cluster/cluster.ts'

const AT_ONCE = 30
const MOST_USES = 9
const UNTIL_PAID_MS = 60_000
const PACKAGE = {
  slug: 'rajada',
  kind: 'package',
  title: '3 conversas de 20 minutos',
  summary: 'Sessenta minutos.',
  priceCents: 14_990n,
  bonusCents: 0n,
  minutes: 60,
  ceilingCents: 449n,
  consultations: 3,
} as const

export type BurstCounts = {
  bursts: number
  orders: number
  overused: number
  doubled: number
  unpaid: number
  violations: string[]
  faults: string[]
}

export const hasBurstFaults = ({ overused, doubled, unpaid, violations, faults }: BurstCounts) =>
  overused + doubled + unpaid + violations.length + faults.length > 0

/**
 * Coupons and orders at two web processes: thirty people use one coupon at once, thirty tabs pay one order at once, and
 * the others are cancelled twice at once. `overused`, `doubled`, `unpaid`, `violations` and `faults` must be empty.
 */
export async function burstOrders(
  cluster: Cluster,
  { bursts, seed }: { bursts: number; seed: number },
): Promise<BurstCounts> {
  const count: BurstCounts = { bursts, orders: 0, overused: 0, doubled: 0, unpaid: 0, violations: [], faults: [] }
  const people = new People(cluster, randomFor(seed, 'bursts'))
  const api = new RetryingClient(cluster, randomFor(seed, 'burst-caller'))
  await offerItems(cluster.db, [PACKAGE], new Date())
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => people.client(100_000n)))
  const post = (by: SignedInPerson, path: string, body: object = {}) => api.request({ by, method: 'POST', path, body })
  const usesOf = async (code: string) =>
    (await cluster.db<{ uses: number }[]>`select uses from catalogue_coupons where code = ${code}`)[0]!.uses

  for (let burst = 0; burst < bursts; burst++) {
    const maxUses = 1 + (burst % MOST_USES)
    const coupon = await offerCoupon(cluster, maxUses)
    const placed = await Promise.all(
      clients.map(async (by) => ({
        by,
        answer: await post(by, '/api/orders', { id: randomUUID(), item: PACKAGE.slug, coupon }),
      })),
    )
    const taken = placed
      .filter(({ answer }) => answer.status === 200)
      .map(({ by, answer }) => ({ by, path: `/api/orders/${String(answer.body.id)}` }))
    if (taken.length !== maxUses || (await usesOf(coupon)) !== maxUses) count.overused++

    const [first, ...others] = taken
    const tabs = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        post(first!.by, `${first!.path}/pay`, { paymentId: randomUUID(), method: 'pix' }),
      ),
    )
    const payments = new Set(tabs.map(({ body }) => (body.payment as { id: string } | null)?.id))
    if (payments.size !== 1) count.doubled++
    await payAtBank(cluster, api, first!.by, [...payments][0])
    await Promise.all(others.flatMap(({ by, path }) => [post(by, `${path}/cancel`), post(by, `${path}/cancel`)]))
    if ((await usesOf(coupon)) !== 1) count.overused++
    count.orders += taken.length
  }

  const result = await untilPaid(cluster, bursts)
  count.unpaid = bursts - result.paid
  count.doubled += result.doubled
  count.violations = (await listViolations(cluster.db)).map(
    ({ rule, subject, detail }) => `${rule} ${subject} ${detail}`,
  )
  count.faults = [...api.faults, ...unexplainedErrors(cluster.loggedErrors)]
  return count
}

/** A coupon of 10 %, for so many clients. */
async function offerCoupon(cluster: Cluster, maxUses: number): Promise<string> {
  const code = `R${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  const [startsAt, endsAt] = [new Date(Date.now() - 60_000), new Date(Date.now() + 86_400_000)]
  const rules = {
    percent: 10,
    amount: null,
    kinds: ['package' as const],
    minimum: 0n,
    maxUses,
    isPublic: false,
    startsAt,
    endsAt,
  }
  await offerCoupons(cluster.db, [{ ...rules, code }])
  return code
}

async function payAtBank(cluster: Cluster, api: RetryingClient, by: SignedInPerson, paymentId: string | undefined) {
  const { body } = await api.request({ by, method: 'GET', path: `/api/payments/${paymentId}` })
  const { pathname } = new URL(String(body.payPageUrl))
  await fetch(`http://127.0.0.1:${cluster.portOf(0)}${pathname}/pagar`, { method: 'POST', redirect: 'manual' })
}

/** Waits for the worker until every paid order has one credited payment, and its minutes once. */
async function untilPaid({ db }: Cluster, expected: number) {
  const until = Date.now() + UNTIL_PAID_MS
  for (;;) {
    const [row] = await db<{ paid: number; doubled: number }[]>`
      select count(*)::int as paid, count(*) filter (where o.payments > 1 or o.packs <> 1)::int as doubled from (
        select (select count(*) from payment_attempts t
          join payments p on p.id = t.payment_id and p.state = 'paid' where t.subject_id = o.id) as payments,
          (select count(*) from grants m where m.source_id = o.id::text and m.kind = 'minutes') as packs
        from catalogue_orders o where o.state = 'paid'
      ) o`
    if (row!.paid === expected || Date.now() > until) return row!
    await wait(250)
  }
}
