/** At most this far behind what the server told does the shown clock lag. */
const MOST_LAG_MS = 3_000

/** The shown clock runs smoothly towards the last time told by the server, and never beyond it. All in milliseconds. */
export const glide = (shownMs: number, toldMs: number, elapsedMs: number) =>
  Math.min(toldMs, Math.max(shownMs + elapsedMs, toldMs - MOST_LAG_MS))
