import { loadTabText, storeTabText } from '#browser/tab-texts.ts'
import type { WitnessRecord } from '../verification.rules.ts'
import { type Act, type DrawEvent, drawStateOf } from '../rules.ts'

const keyOf = (drawId: string) => `draw:${drawId}`

/** The commitment that was shown and the gesture that was sent: nothing that the server says afterwards. */
export const witnessRecordOf = (shown: readonly DrawEvent[], sent: readonly Act[]): WitnessRecord => ({
  commitment: drawStateOf(shown).commitment ?? '',
  gesture: sent.find((act) => act.type === 'shuffle')?.gesture ?? '',
})

/** Keeps what this browser saw before the shuffle and sent itself, out of the server's reach, while the tab is open. */
export const saveWitnessRecord = (drawId: string, witnessed: WitnessRecord) =>
  storeTabText(keyOf(drawId), JSON.stringify(witnessed))

/** Undefined: this tab did not make that draw. */
export function findWitnessRecord(drawId: string): WitnessRecord | undefined {
  try {
    return JSON.parse(loadTabText(keyOf(drawId)) || 'null') ?? undefined
  } catch {
    return undefined
  }
}
