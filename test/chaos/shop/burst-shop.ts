import { randomUUID } from 'node:crypto'
import { findGoodsViolations } from '#domains/catalogue/goods/invariants.sql.ts'
import { offerProduct } from '#domains/shop/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import type { Db } from '#platform/db.ts'
import { aProduct } from '#test/support/a-product.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { killAsPlanned, type KillPlan } from '../cluster/kill-as-planned.ts'
import { People, type SignedInPerson } from '../people.ts'
import { randomFor } from '../random.ts'
import { RetryingClient } from '../retrying-client.ts'
import { listViolations, unexplainedErrors } from '../violations.ts'

const AT_ONCE = 30
const MOST_PIECES = 9
/** So many bursts of one cast: nobody may leave more than ten orders of a day unpaid. */
const BURSTS_OF_A_CAST = 8
const MONEY = 100_000n
const QUICKEST_BURST_MS = 400

export type ShopCounts = {
  bursts: number
  ordered: number
  kept: number
  /** Bursts that sold more or fewer than there were, and whose stock is not what was kept less. */
  oversold: number
  unserved: number
  /** Clients who have not what they had less what they kept. */
  short: number
  deadlocks: number
  violations: string[]
  faults: string[]
  kills: { servers: number; database: number }
}

export const hasShopFaults = (count: ShopCounts) =>
  count.oversold + count.unserved + count.short + count.deadlocks + count.violations.length + count.faults.length > 0

type Ordered = { id: string; by: SignedInPerson; total: bigint }

/**
 * The last pieces at two web processes that are killed meanwhile: thirty people order one each at once; winners pay in
 * two tabs or cancel twice, and some of what is paid is cancelled twice. All counts of faults must be zero.
 */
export async function burstShop(
  cluster: Cluster,
  { bursts, seed, kills }: { bursts: number; seed: number; kills: KillPlan },
): Promise<ShopCounts> {
  const people = new People(cluster, randomFor(seed, 'shop'))
  const api = new RetryingClient(cluster, randomFor(seed, 'shop-caller'))
  const random = randomFor(seed, 'shop-bursts')
  const count = { bursts, ordered: 0, kept: 0, oversold: 0, unserved: 0, short: 0 }
  const spent = new Map<string, bigint>()
  const killing = killAsPlanned(cluster, kills, bursts * QUICKEST_BURST_MS, randomFor(seed, 'shop-killer'))
  let cast: SignedInPerson[] = []
  for (let burst = 0; burst < bursts; burst++) {
    if (burst % BURSTS_OF_A_CAST === 0) cast = await castOf(people)
    const pieces = 1 + (burst % MOST_PIECES)
    const product = aProduct({ slug: `rajada-${burst}`, name: 'Última peça', stock: pieces, arrivedAt: new Date() })
    await cluster.read((db) => offerProduct(db, product))
    const { ordered, kept } = await burstOnce({ api, random }, { cast, variant: product.variants[0]! })
    for (const { by, total } of kept) spent.set(by.id, (spent.get(by.id) ?? 0n) + total)
    count.ordered += ordered.length
    count.kept += kept.length
    if (ordered.length === 0) count.unserved++
    const left = await cluster.read((db) => stockOf(db, product.variants[0]!.id))
    if (ordered.length !== pieces || left !== pieces - kept.length) count.oversold++
    if (burst % BURSTS_OF_A_CAST === BURSTS_OF_A_CAST - 1 || burst === bursts - 1)
      count.short += await cluster.read((db) => countShort(db, cast, spent))
  }
  await killing
  const violations = await cluster.read(async (db) => [
    ...(await listViolations(db)),
    ...(await findGoodsViolations(db)),
  ])
  return {
    ...count,
    deadlocks: cluster.deadlocks(),
    violations: violations.map(({ rule, subject, detail }) => `${rule} ${subject} ${detail}`),
    faults: [...api.faults, ...unexplainedErrors(cluster.loggedErrors)],
    kills: { ...cluster.kills },
  }
}

const castOf = async (people: People) => {
  const cast: SignedInPerson[] = []
  for (let n = 0; n < AT_ONCE; n++) cast.push(await people.client(MONEY))
  return cast
}

type Scene = { api: RetryingClient; random: SeededRandom }
type Burst = { cast: readonly SignedInPerson[]; variant: { id: string; priceCents: bigint } }

async function burstOnce({ api, random }: Scene, { cast, variant }: Burst) {
  const post = (by: SignedInPerson, path: string, body: object = {}) => api.request({ by, method: 'POST', path, body })
  const twice = (by: SignedInPerson, path: string, body: () => object = () => ({})) =>
    Promise.all([post(by, path, body()), post(by, path, body())])
  const wishes = cast.map((by) => ({ by, id: randomUUID(), total: variant.priceCents }))
  const line = { variantId: variant.id, quantity: 1, priceCents: Number(variant.priceCents) }
  const answers = await Promise.all(wishes.map(({ by, id }) => post(by, '/api/orders/goods', { id, lines: [line] })))
  const ordered: Ordered[] = wishes.filter((_, n) => answers[n]!.status === 200)
  const [toPay, toCancel] = [ordered.filter(() => random.chance(0.7)), [] as Ordered[]]
  for (const one of ordered) if (!toPay.includes(one)) toCancel.push(one)
  await Promise.all([
    ...toPay.map(({ by, id, total }) =>
      twice(by, `/api/orders/${id}/pay`, () => ({ paymentId: randomUUID(), fromBalanceCents: Number(total) })),
    ),
    ...toCancel.map(({ by, id }) => twice(by, `/api/orders/${id}/cancel`)),
  ])
  const toReturn = toPay.filter(() => random.chance(0.4))
  await Promise.all(
    toReturn.map(({ by, id, total }) =>
      twice(by, `/api/orders/${id}/cancellation`, () => ({ seenCents: Number(total) })),
    ),
  )
  return { ordered, kept: toPay.filter((one) => !toReturn.includes(one)) }
}

async function stockOf(db: Db, variantId: string): Promise<number> {
  const [row] = await db<{ stock: number }[]>`select stock from shop_variants where id = ${variantId}`
  return row!.stock
}

async function countShort(db: Db, cast: readonly SignedInPerson[], spent: ReadonlyMap<string, bigint>) {
  const balances = await Promise.all(cast.map(({ id }) => balanceOf(db, availableOf(id))))
  return balances.filter((balance, n) => balance !== MONEY - (spent.get(cast[n]!.id) ?? 0n)).length
}
