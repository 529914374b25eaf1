import type { Db } from '#platform/db.ts'
import { seedProducts } from '../../../db/seeds/products.ts'
import { insertManyPeople } from '../back-office/insert-many-people.ts'
import { insertUnindexed } from '../back-office/insert-unindexed.ts'
import { insertManyOrders } from './insert-many-orders.ts'
import { insertManyProducts } from './insert-many-products.ts'

const FILLED = [
  'people',
  'payments',
  'mails',
  'security_events',
  'shop_products',
  'shop_variants',
  'catalogue_orders',
  'catalogue_goods',
  'catalogue_goods_lines',
  'shipments',
  'shipment_lines',
  'shipment_events',
  'shipment_returns',
]

type Size = { products: number; orders: number; people: number }

/** A shop that is years old. Inserted as rows, because selling it would take days. */
export async function insertShop(db: Db, { products, orders, people }: Size) {
  await seedProducts(db, new Date())
  await insertUnindexed(db, FILLED, async (tx) => {
    await insertManyPeople(tx, people)
    await insertManyProducts(tx, products)
    await insertManyOrders(tx, orders, people)
  })
  await db`vacuum analyze`
}
