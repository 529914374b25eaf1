import { portion } from '#shared/money.ts'
import type { Span } from './spans.ts'

const LEASE_MS = 6_000
/** Until a message that was sent at the end of a lease is read here. */
const ON_ITS_WAY_MS = 500
const FREE_GAPS = 2
/** From the third gap on, so much of the charged time is heard unpaid at most. */
const UNPAID_SHARE = 1 / 4

/**
 * When an echo was sent, or a message said that was heard, and in which stay that was: a new connection or a pause
 * begins another one. `isPaused`: it was echoed in one's own pause, which proves the seat and charges nothing.
 */
export type InStay = { at: number; stay: number; isPaused?: boolean }
/** A message, with when its stay began. */
export type HeardInStay = { at: number; stay: number; begunAt: number }

/**
 * Messages that reached a seat without paid time, and what that time costs in centavos. Paid: said in charged time.
 * Proven: echoed within a lease. Free: a lease for each of the first two gaps, and a quarter of the charged time.
 */
export function countFreeMessages(
  received: readonly HeardInStay[],
  { billed, echoes, pricePerMinute }: { billed: readonly Span[]; echoes: readonly InStay[]; pricePerMinute: bigint },
): { freeMessages: number; cheatedCents: number } {
  const isPaid = ({ at }: InStay) =>
    billed.some(({ from, to }) => at >= from - ON_ITS_WAY_MS && at <= to + ON_ITS_WAY_MS)
  const isProven = ({ at, stay }: InStay) =>
    echoes.some((echo) => !echo.isPaused && echo.stay === stay && echo.at >= at && echo.at <= at + LEASE_MS)
  const stretchOf = ({ at, stay, begunAt }: HeardInStay) =>
    echoes.reduce((last, echo) => (echo.stay <= stay && echo.at <= at ? Math.max(last, echo.at) : last), begunAt)
  const stretches = Map.groupBy(
    received.filter((one) => !isPaid(one) && !isProven(one)),
    stretchOf,
  )
  let unpaidMs = -UNPAID_SHARE * billed.reduce((sum, { from, to }) => sum + to - from, 0)
  let freeMessages = 0
  for (const [place, [begunAt, heard]] of [...stretches].sort(([a], [b]) => a - b).entries()) {
    const from = begunAt + (place < FREE_GAPS ? LEASE_MS + ON_ITS_WAY_MS : 0)
    unpaidMs += Math.max(0, ...heard.map(({ at }) => at - from))
    freeMessages += heard.filter(({ at }) => at > from).length
  }
  if (unpaidMs <= 0) return { freeMessages: 0, cheatedCents: 0 }
  return {
    freeMessages,
    cheatedCents: Math.max(1, Number(portion(pricePerMinute, BigInt(Math.ceil(unpaidMs)), 60_000n))),
  }
}
