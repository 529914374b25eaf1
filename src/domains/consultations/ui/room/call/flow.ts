import { MEDIA_MS } from '../../../channels/sound.rules.ts'
import type { Consultation } from '../../../state/contract.ts'
import { waitsForVoice } from '../../../state/rules.ts'

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
  !(c.state === 'paused' && waitsForVoice(c.reason) && !given.hasAskedBack)
