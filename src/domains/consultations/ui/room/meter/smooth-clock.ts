/** At most this far behind what the server told does the shown clock lag. */
const MAX_LAG_MS = 3_000

/** The shown clock runs smoothly towards the last time told by the server, and never beyond it. All in milliseconds. */
export const smoothClock = (shownMs: number, serverMs: number, elapsedMs: number) =>
  Math.min(serverMs, Math.max(shownMs + elapsedMs, serverMs - MAX_LAG_MS))
