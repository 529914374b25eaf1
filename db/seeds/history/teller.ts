import type { Till } from '#domains/payments/index.ts'
import type { Bank } from '#gateways/payments/sandbox/bank.ts'
import { guarded } from '#gateways/payments/guarded.ts'
import { sandboxGateway } from '#gateways/payments/sandbox/gateway.ts'
import { databaseClock, travelTo } from '#platform/clock.ts'
import { connect, type Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { hurry } from '../sql.ts'

/** One teller: a pool of one connection that lives at whatever instant it is told to, with its own till and bank. */
export type Teller = { db: Db; bank: Bank; till: Till; at: (instant: Date) => Promise<void> }

export async function hireTeller(url: string): Promise<Teller> {
  const db = connect(url, { max: 1, name: 'plant' })
  await hurry(db)
  const bank: Bank = { db, clock: databaseClock, secrets: ['planting'], publicUrl: 'http://localhost:3000' }
  return {
    db,
    bank,
    till: { db, clock: databaseClock, log, gateway: guarded(sandboxGateway(bank)) },
    at: (instant) => travelTo(db, instant),
  }
}
