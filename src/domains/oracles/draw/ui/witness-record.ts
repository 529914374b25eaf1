import type { WitnessRecord } from '../verification.rules.ts'
import { type Act, type DrawEvent, drawStateOf } from '../rules.ts'

const keyOf = (drawId: string) => `draw:${drawId}`

/** The commitment as it was shown, and the gesture as it was sent: nothing of what the house says afterwards. */
export const witnessRecordOf = (shown: readonly DrawEvent[], sent: readonly Act[]): WitnessRecord => ({
  commitment: drawStateOf(shown).commitment ?? '',
  gesture: sent.find((act) => act.type === 'shuffle')?.gesture ?? '',
})

/**
 * What this browser saw before the shuffle and sent itself: kept beside the draw, out of the house's reach, while the
 * tab is open.
 */
export function saveWitnessRecord(drawId: string, witnessed: WitnessRecord) {
  try {
    sessionStorage.setItem(keyOf(drawId), JSON.stringify(witnessed))
  } catch {
    // A browser that keeps nothing can still do the sums.
  }
}

/** Undefined: this tab did not make that draw. */
export function findWitnessRecord(drawId: string): WitnessRecord | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(drawId)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
