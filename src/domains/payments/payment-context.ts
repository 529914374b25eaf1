import type { Gateway } from '#gateways/payments/gateway.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'

/** What a payment use case needs: database, clock, log and gateway. */
export type PaymentContext = { db: Db; clock: Clock; log: Log; gateway: Gateway }
