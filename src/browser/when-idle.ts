const LATEST_MS = 1_000

/** Runs `act` when the browser has nothing better to do, and after a second in any case. */
export const whenIdle = (act: () => void) =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: LATEST_MS }) : setTimeout(act, 16))
