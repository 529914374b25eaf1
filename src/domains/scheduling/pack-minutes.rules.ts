import { FEE_MINUTES } from '#domains/consultations/rules.ts'
import { packMsOf } from '#shared/channel-price.ts'
import { formatMinutes } from '#shared/format-minutes.ts'

const MINUTE_MS = 60_000

/** How much of a client's minutes so much time on a channel uses, as text: more in a call than in a chat. */
export const packMinutesOf = ({ channel }: { channel: string }, ms: number | bigint): string =>
  formatMinutes(packMsOf(Number(ms), channel))

/** The same for what cancelling late, or not appearing, uses. */
export const lateMinutesOf = (booking: { channel: string }): string =>
  packMinutesOf(booking, Number(FEE_MINUTES) * MINUTE_MS)
