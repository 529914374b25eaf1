import { costOf } from '#domains/consultations/billing/money.rules.ts'
import type { Span } from './spans.ts'

const LEASE_MS = 6_000
/** Until a message that was sent at the end of a lease is read here. */
const ON_ITS_WAY_MS = 500
const FREE_GAPS = 2

/** When an echo was sent or a message heard, and in which stay: a new connection or a pause begins another one. */
export type InStay = { at: number; stay: number }
/** A message of the other one: when it was said, and when it reached this person first. Ms of this machine's clock. */
export type Received = InStay & { receivedAt: number }

/**
 * The messages that reached a seat without paid time, and what that time costs in centavos. Paid: charged time reaches
 * the message, and began before it was heard. Proven: the person echoed afterwards in the same stay, within a lease, so
 * that others are to blame. Each seat has two leases for free: the stretches before its first two gaps.
 */
export function countFreeMessages(
  received: readonly Received[],
  { billed, echoes, pricePerMinute }: { billed: readonly Span[]; echoes: readonly InStay[]; pricePerMinute: bigint },
): { freeMessages: number; cheatedCents: number } {
  const isPaid = ({ at, receivedAt }: Received) => billed.some(({ from, to }) => to >= at && from <= receivedAt)
  const isProven = ({ at, stay }: Received) =>
    echoes.some((echo) => echo.stay === stay && echo.at >= at && echo.at <= at + LEASE_MS)
  const lastEcho = ({ receivedAt, stay }: Received) =>
    echoes.reduce((last, { at, stay: of }) => (of <= stay && at <= receivedAt ? Math.max(last, at) : last), 0)
  const stretches = new Map<number, Received[]>()
  for (const one of received.filter((each) => !isPaid(each) && !isProven(each)))
    stretches.set(lastEcho(one), [...(stretches.get(lastEcho(one)) ?? []), one])
  let [freeMessages, cheatedCents] = [0, 0]
  for (const [place, [echo, free]] of [...stretches].sort(([a], [b]) => a - b).entries()) {
    const allowedUntil = place < FREE_GAPS ? echo + LEASE_MS + ON_ITS_WAY_MS : 0
    const beyond = free.filter(({ receivedAt }) => receivedAt > allowedUntil)
    if (beyond.length === 0) continue
    freeMessages += beyond.length
    const ms = Math.max(...beyond.map(({ receivedAt }) => receivedAt)) - (echo || Math.min(...free.map(({ at }) => at)))
    cheatedCents += Math.max(1, Number(costOf(pricePerMinute, BigInt(Math.ceil(ms)))))
  }
  return { freeMessages, cheatedCents }
}
