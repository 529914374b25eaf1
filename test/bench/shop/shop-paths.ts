import { teamEndpoints as shipmentsOfTeam } from '#domains/shipments/team/endpoints.ts'
import { shopOfTeam } from '#domains/shop/publishing/endpoints.ts'
import { CATEGORIES, SORTS } from '#domains/shop/rules.ts'
import type { Db } from '#platform/db.ts'
import type { Route } from '#platform/http.ts'
import { cursorOf } from '#shared/exact-cursor.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'

/** Pictures and papers are no lists. */
const none = () => Promise.reject(new Error('This is not measured.'))

export const teamEndpoints: Route[] = [
  ...shopOfTeam({ storage: memoryStorage().storage, encode: none }),
  ...shipmentsOfTeam(undefined, { slips: none, labels: none }),
]

/** What visitors of the shop ask for: pages, orders, categories, words, typing errors, nonsense; and products. */
export async function visitorPathsIn(db: Db): Promise<string[]> {
  const products = await db<{ slug: string }[]>`select slug from shop_products where state = 'published' limit 10`
  const asked: Record<string, string>[] = [
    {},
    { page: '2' },
    { page: '400' },
    ...SORTS.flatMap((sort): Record<string, string>[] => [{ sort }, { sort, page: '5' }]),
    ...Object.keys(CATEGORIES).map((category) => ({ category })),
    ...['baralho', 'vela de cera', 'quartzo', 'baralo', 'incenso 77', 'xyzzyqwrt'].map((text) => ({ text })),
    { text: 'runas', category: 'runas', sort: 'cheapest' },
  ]
  return [
    ...asked.map((one) => `/api/shop/products?${new URLSearchParams(one)}`),
    ...products.map(({ slug }) => `/api/shop/products/${slug}`),
  ]
}

/** The lists of whoever packs: first and second pages, each state, and one order by its number. */
export async function teamPathsIn(db: Db): Promise<string[]> {
  const [order] = await db<{ id: string }[]>`select order_id as id from shipments where state = 'posted' limit 1`
  const [last] = await db<{ id: string }[]>`
    select id from shop_products order by folded(name), id offset 5000 limit 1`
  const [packed] = await db<{ at: string; id: string }[]>`
    select to_char(packed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, id from shipments
    where state = 'delivered' order by packed_at, id offset 30000 limit 1`
  return [
    '/to-pack',
    `/to-pack?number=${order!.id.slice(0, 8)}`,
    ...['packed', 'posted', 'missing', 'delivered', 'lost', 'cancelled'].map((state) => `/parcels?state=${state}`),
    `/parcels?${new URLSearchParams({ state: 'delivered', after: cursorOf(packed!) })}`,
    `/parcels?state=posted&number=${order!.id.slice(0, 6)}`,
    ...['requested', 'on_its_way', 'refunded'].map((state) => `/returns?state=${state}`),
    `/orders/${order!.id}`,
    '/products',
    `/products?after=${last!.id}`,
    '/products?words=baralho',
    '/products?stock=low',
    '/products?stock=out&state=published',
  ].map((path) => `/api/team/shop${path}`)
}
