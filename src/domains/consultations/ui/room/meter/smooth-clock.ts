/** The shown clock lags at most this far behind the server's last reading. */
const MAX_LAG_MS = 3_000

/** Moves the shown clock towards the server's last reading, and never beyond it. All in milliseconds. */
export const smoothClock = (shownMs: number, serverMs: number, elapsedMs: number) =>
  Math.min(serverMs, Math.max(shownMs + elapsedMs, serverMs - MAX_LAG_MS))
