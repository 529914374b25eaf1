import type { Gateway } from '#gateways/payments/gateway.ts'
import type { Gateways } from '#gateways/payments/gateways.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { Stoppable } from '#platform/sweeps/until-empty.ts'

type Surroundings = { db: Db; clock: Clock; log: Log } & Stoppable

/** Where payments are asked for: our books, the time that counts, and every gateway that is configured. */
export type PaymentContext = Surroundings & { gateways: Gateways }

/** The same at one gateway: a payment is only ever asked about at the one that it was opened with. */
export type GatewayContext = Surroundings & { gateway: Gateway }
