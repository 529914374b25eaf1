import { MEDIA_MS } from '../../../calls/rules.ts'
import type { Consultation } from '../../../contract.ts'

type Told = Pick<Consultation, 'state' | 'reason' | 'mediaWindowUntil' | 'currentChannel' | 'isCallClosed'>

/** What this browser knows by its own means. Instants in milliseconds of the page's clock. */
export type Seen = {
  nowMs: number
  /** The same moment by the server's clock. */
  serverMs: number
  /** When anything was last heard of the server. */
  heardAtMs: number
}

/**
 * Whether sound and picture may be sent now: while the clock runs, or in a window to prove themselves; not while the
 * server is silent. Source: S16.
 */
export const mayFlow = (c: Told, { nowMs, serverMs, heardAtMs }: Seen) =>
  !c.isCallClosed &&
  nowMs - heardAtMs < MEDIA_MS.deaf &&
  (c.state === 'active' || (c.mediaWindowUntil !== null && serverMs < c.mediaWindowUntil.getTime()))

/** Whether sound could flow again as far as this person goes: after a silence only when they say so. */
export const couldFlow = (c: Told, given: { isConnected: boolean; isMicrophoneLive: boolean; hasAskedBack: boolean }) =>
  given.isConnected &&
  given.isMicrophoneLive &&
  !(c.state === 'paused' && c.reason === 'silence' && !given.hasAskedBack)

/** Of the consultant's picture: since when it may flow, and when it last progressed; undefined: never. */
export type Picture = { flowsSinceMs: number | undefined; progressedAtMs: number | undefined }

/** Whether a picture that should arrive has not done so for ten seconds: until it is back it costs as voice. */
export const isPictureLate = ({ flowsSinceMs, progressedAtMs }: Picture, nowMs: number) =>
  flowsSinceMs !== undefined && nowMs - Math.max(flowsSinceMs, progressedAtMs ?? 0) >= MEDIA_MS.pictureLease

/** A picture that did not arrive is tried again after so long, for so long, in milliseconds. */
const TRY_AGAIN = { after: 10_000, for: 5_000 } as const

/**
 * Whether a camera may send. Both stop while the consultant's picture does not arrive; the consultant's is tried again
 * from time to time, so that it can come back. `lateForMs`: undefined, it arrives.
 */
export const cameraMaySend = (you: Consultation['you'], lateForMs: number | undefined) =>
  lateForMs === undefined || (you === 'consultant' && lateForMs % (TRY_AGAIN.after + TRY_AGAIN.for) >= TRY_AGAIN.after)
