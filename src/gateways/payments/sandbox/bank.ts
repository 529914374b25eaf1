import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'

/** What the demonstration bank needs to exist. */
export type Bank = {
  db: Db
  clock: Clock
  /** The shop signs nothing; the bank signs its webhooks with the first. The others are still accepted (rotation). */
  secrets: readonly string[]
  /** Where people reach this site; the bank's pages live under it. */
  publicUrl: string
}

export const GATEWAY_NAME = 'sandbox'
export const ACCOUNT = 'sensitivos-demo'
/** Where the page of a charge is, by how it is paid. */
export const chargePathOf = ({ method, gatewayId }: { method: 'pix' | 'card'; gatewayId: string }) =>
  `/api/sandbox/${method}/${gatewayId}`

export const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
