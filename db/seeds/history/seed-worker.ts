import type { GatewayContext, PaymentContext } from '#domains/payments/index.ts'
import type { Bank } from '#gateways/payments/sandbox/bank.ts'
import { soleGateway } from '#gateways/payments/gateways.ts'
import { guardedGateway } from '#gateways/payments/guarded-gateway.ts'
import { sandboxGateway } from '#gateways/payments/sandbox/gateway.ts'
import { databaseClock, travelTo } from '#platform/clock.ts'
import { connect, type Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { tuneForSeeding } from '../sql.ts'

/** One worker: a pool of one connection that lives at whatever instant it is told to, with its own context and bank. */
export type SeedWorker = {
  db: Db
  bank: Bank
  context: PaymentContext & GatewayContext
  travelTo: (instant: Date) => Promise<void>
}

const WORKERS = 4

export const startSeedWorkers = (url: string): Promise<SeedWorker[]> =>
  Promise.all(Array.from({ length: WORKERS }, () => startSeedWorker(url)))

async function startSeedWorker(url: string): Promise<SeedWorker> {
  const db = connect(url, { max: 1, name: 'seed' })
  await tuneForSeeding(db)
  const bank: Bank = { db, clock: databaseClock, secrets: ['seeding'], publicUrl: 'http://localhost:3000' }
  const gateway = guardedGateway(sandboxGateway(bank))
  return {
    db,
    bank,
    context: { db, clock: databaseClock, log, gateway, gateways: soleGateway(gateway) },
    travelTo: (instant) => travelTo(db, instant),
  }
}
