import type { Tx } from '#platform/db.ts'
import { unchargedMs } from '../state/deadlines.rules.ts'
import { stopClock } from './pause-consultation.ts'
import { type Consultation, recordChange } from '../state/sql.ts'
import { lastSoundOf, type SoundProofs } from '../channels/sound.rules.ts'

/**
 * Stops the clock of a call without sound both ways, or with a voice that one side alone knows of, under the room's
 * lock. Seconds since the last proof are not charged. A denial by one side counts; the third is the last.
 */
export async function stopForSound(
  tx: Tx,
  c: Consultation,
  { reason, sound, at }: { reason: 'no_sound' | 'sound_disputed' | 'voice_disputed'; sound: SoundProofs; at: Date },
) {
  const cause = reason === 'voice_disputed' ? { reason } : { reason, proofs: lastSoundOf(sound, at) }
  if (reason === 'no_sound') return stopClock(tx, c, { cause, at })
  const dispute = {
    audioDenials: c.audioDenials + 1,
    disputedMs: c.disputedMs + unchargedMs(c, sound, at),
    disputedUntil: at,
  }
  await recordChange(tx, c.id, dispute)
  return stopClock(tx, { ...c, ...dispute }, { cause, at })
}
