import earlyEventsScript from './capture-early-events.ts?script'
import { hydrateAll } from './hydration-schedule.ts'
import { replayInput } from './replay-input.ts'

/** `captureEarlyEvents` as the text of an inline script. */
export { earlyEventsScript }

/**
 * Replays what was typed, then what was held; once. Everything is hydrated first: React wakes the part that an event is
 * meant for, but only between its own works.
 */
export function replayEarlyEvents() {
  const early = window.earlyEvents
  if (early?.isHolding()) hydrateAll()
  setTimeout(() => early?.replay(replayInput))
}
