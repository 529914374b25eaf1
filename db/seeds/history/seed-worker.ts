import type { PaymentContext } from '#domains/payments/index.ts'
import type { Bank } from '#gateways/payments/sandbox/bank.ts'
import { guardedGateway } from '#gateways/payments/guarded-gateway.ts'
import { sandboxGateway } from '#gateways/payments/sandbox/gateway.ts'
import { databaseClock, travelTo } from '#platform/clock.ts'
import { connect, type Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { tuneForSeeding } from '../sql.ts'

/** A worker with one database connection whose clock can be set, and its own payment context and sandbox bank. */
export type SeedWorker = { db: Db; bank: Bank; context: PaymentContext; travelTo: (instant: Date) => Promise<void> }

export async function startSeedWorker(url: string): Promise<SeedWorker> {
  const db = connect(url, { max: 1, name: 'seed' })
  await tuneForSeeding(db)
  const bank: Bank = { db, clock: databaseClock, secrets: ['seeding'], publicUrl: 'http://localhost:3000' }
  return {
    db,
    bank,
    context: { db, clock: databaseClock, log, gateway: guardedGateway(sandboxGateway(bank)) },
    travelTo: (instant) => travelTo(db, instant),
  }
}
