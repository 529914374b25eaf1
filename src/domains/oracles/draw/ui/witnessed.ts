import type { Witnessed } from '../proof/rules.ts'

const keyOf = (drawId: string) => `draw:${drawId}`

/** What this browser saw before the shuffle and sent itself: kept beside the draw, out of the house's reach, while the tab is open. */
export function keepWitnessed(drawId: string, witnessed: Witnessed) {
  try {
    sessionStorage.setItem(keyOf(drawId), JSON.stringify(witnessed))
  } catch {
    // A browser that keeps nothing can still do the sums.
  }
}

/** Undefined: this tab did not make that draw. */
export function witnessedOf(drawId: string): Witnessed | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(drawId)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
