import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Stoppable } from '#platform/sweeps/until-empty.ts'

/** What the sandbox bank needs. */
export type Bank = {
  db: Db
  clock: Clock
  /** Signs the bank's webhooks: the first is current, the others are still accepted (rotation). */
  secrets: readonly string[]
  /** The site's public address; the bank's pages are below it. */
  publicUrl: string
} & Stoppable

export const GATEWAY_NAME = 'sandbox'
export const ACCOUNT = 'sensitivos-demo'
/** The address of a charge's page, by its method. */
export const chargePathOf = ({ method, gatewayId }: { method: 'pix' | 'card'; gatewayId: string }) =>
  `/api/sandbox/${method}/${gatewayId}`

export const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
