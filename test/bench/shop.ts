import { shopOfTeam } from '#domains/shop/publishing/endpoints.ts'
import { endpoints } from '#domains/shop/endpoints.ts'
import { teamEndpoints } from '#domains/shipments/team/endpoints.ts'
import { connect, type Db } from '#platform/db.ts'
import type { Route, Viewer } from '#platform/http.ts'
import { migrate } from '#platform/migrations.ts'
import { CAPABILITIES } from '#shared/capabilities.ts'
import { seedProducts } from '../../db/seeds/products.ts'
import { insertManyPeople } from './back-office/insert-many-people.ts'
import { insertUnindexed } from './back-office/insert-unindexed.ts'
import { createBenchDatabase } from './bench-database.ts'
import { measureAnswers } from './measure-answers.ts'
import type { Bench, Measurement } from './measurement.ts'
import { insertManyOrders } from './shop/insert-many-orders.ts'
import { insertManyProducts } from './shop/insert-many-products.ts'
import { teamPathsIn, visitorPathsIn } from './shop/shop-paths.ts'

const PRODUCTS = 10_000
const ORDERS = 100_000
const PEOPLE = 20_000
const MOST_TIMES = 2
const MOST_MS = 100
const ASKING = 500

/** Pictures and papers are no lists. */
const none = () => Promise.reject(new Error('This is not measured.'))
const ofTeam: Route[] = [
  ...shopOfTeam({ read: none, store: none } as never),
  ...teamEndpoints(undefined, { slips: none, labels: none }),
]

type Part = { name: string; routes: readonly Route[]; pathsIn: (db: Db) => Promise<string[]> }
const PARTS: readonly Part[] = [
  { name: 'visitors', routes: endpoints, pathsIn: visitorPathsIn },
  { name: 'team', routes: ofTeam, pathsIn: teamPathsIn },
]
const BESIDE = (part: string) => `shop: lists of ${part}, 10,000 products, 100,000 orders, p99`
const IN_MS = (part: string) => `shop: lists of ${part}, p99 of at most ${MOST_MS} ms`

let measuring: Promise<ReadonlyMap<string, Measurement>> | undefined
const measured = async (name: string) => (await (measuring ??= measure())).get(name)!

/** What the shop answers to visitors and to whoever packs, and the same statements through the bare driver. */
export const shop: Bench[] = PARTS.flatMap(({ name }) =>
  [BESIDE(name), IN_MS(name)].map((figure) => ({ name: figure, run: () => measured(figure) })),
)

async function measure() {
  const { url, drop } = await createBenchDatabase()
  const db = connect(url, { max: 1 })
  try {
    await migrate(db)
    await insertShop(db)
    const team = await db<{ id: string }[]>`select id from people order by created_at limit ${ASKING}`
    const viewers = team.map(
      ({ id }): Viewer => ({
        id,
        role: 'admin',
        sessionId: id,
        team: { capabilities: CAPABILITIES, secondFactor: 'shown' },
      }),
    )
    const figures = new Map<string, Measurement>()
    for (const { name, routes, pathsIn } of PARTS) {
      const { ours, bare } = await measureAnswers({ url, endpoints: routes, paths: await pathsIn(db), viewers })
      const beside = { name: BESIDE(name), value: ours, limit: bare, ratio: ours / bare, target: MOST_TIMES }
      const inMs = { name: IN_MS(name), value: ours, limit: MOST_MS, ratio: ours / MOST_MS, target: 1 }
      for (const one of [beside, inMs]) figures.set(one.name, { ...one, atMost: true })
    }
    return figures
  } finally {
    await db.end({ timeout: 1 })
    await drop()
  }
}

/** A shop that is years old. Inserted as rows, because selling it would take days. */
async function insertShop(db: Db) {
  await seedProducts(db, new Date())
  const filled = ['shop_products', 'shop_variants', 'catalogue_orders', 'catalogue_goods', 'catalogue_goods_lines']
  const others = ['shipments', 'shipment_lines', 'shipment_events', 'shipment_returns']
  await insertUnindexed(db, ['people', 'payments', 'mails', 'security_events', ...filled, ...others], async (tx) => {
    await insertManyPeople(tx, PEOPLE)
    await insertManyProducts(tx, PRODUCTS)
    await insertManyOrders(tx, ORDERS, PEOPLE)
  })
  await db`vacuum analyze`
}
