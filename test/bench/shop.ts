import { endpoints } from '#domains/shop/endpoints.ts'
import { insertShop } from './shop/insert-shop.ts'
import { teamEndpoints, teamPathsIn, visitorPathsIn } from './shop/shop-paths.ts'
import { benchesOfParts } from './measure-parts.ts'

/** What the shop answers to visitors and to whoever packs, and the same statements through the bare driver. */
export const shop = benchesOfParts({
  of: 'shop',
  size: '10,000 products, 100,000 orders',
  parts: [
    { name: 'lists of visitors', endpoints, pathsIn: visitorPathsIn },
    { name: 'lists of the team', endpoints: teamEndpoints, pathsIn: teamPathsIn },
  ],
  insert: (db) => insertShop(db, { products: 10_000, orders: 100_000, people: 20_000 }),
})
