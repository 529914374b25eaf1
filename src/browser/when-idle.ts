const LATEST_MS = 1_000

/** Runs `act` when the browser is idle, at the latest after a second. */
export const whenIdle = (act: () => void) =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: LATEST_MS }) : setTimeout(act, 16))
