import type { Tx } from '#platform/db.ts'
import { soundOwedSince } from '../deadlines.rules.ts'
import { stopClock } from '../pause-consultation.ts'
import { type Consultation, recordChange } from '../sql.ts'
import { goOnByChat } from './open-media-window.ts'
import { isCallClosed, lastSoundOf, type SoundProofs } from './rules.ts'

/**
 * Stops the clock of a call without sound both ways, under the room's lock. The seconds since the last proof are not
 * charged, and count to those that may flow unproven. A stretch that one side denied is counted; after the third, or
 * when all of that time is used up, the consultation goes on by chat.
 */
export async function stopForSound(
  tx: Tx,
  c: Consultation,
  { reason, sound, at }: { reason: 'no_sound' | 'sound_disputed'; sound: SoundProofs; at: Date },
) {
  const lostMs = BigInt(Math.max(0, at.getTime() - soundOwedSince(c, sound).getTime()))
  const isDisputed = reason === 'sound_disputed'
  const counted = {
    unprovenMediaMs: c.unprovenMediaMs + lostMs,
    mediaDisputes: c.mediaDisputes + Number(isDisputed),
    disputedMs: c.disputedMs + (isDisputed ? lostMs : 0n),
    disputedUntil: isDisputed ? at : c.disputedUntil,
  }
  await recordChange(tx, c.id, counted)
  await stopClock(tx, { ...c, ...counted }, { cause: { reason, proofs: lastSoundOf(sound, at) }, at })
  if (isCallClosed(counted)) await goOnByChat(tx, { id: c.id, state: 'paused' }, at)
}
