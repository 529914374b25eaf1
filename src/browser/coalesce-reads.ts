type Timer = {
  later: (act: () => void, ms: number) => unknown
  random: () => number
  whenSeen: (act: () => void) => void
}

const EARLIEST_MS = 300
/** Spread so that a thousand open pages do not all read at the same moment. */
const LATEST_MS = 2_000

const browserTimer: Timer = {
  later: (act, ms) => setTimeout(act, ms),
  random: Math.random,
  whenSeen(act) {
    if (document.visibilityState === 'visible') return act()
    document.addEventListener('visibilitychange', () => act(), { once: true })
  },
}

/**
 * Merges many requests to read into few reads: one at a random moment 0.3–2 s after the first request, and one more if
 * others came during it. The latest request says what is read. A page in the background waits until it is visible.
 */
export function coalesceReads({ later, random, whenSeen }: Timer = browserTimer): (read: () => Promise<void>) => void {
  let [isWaiting, isReading, isRequestedAgain] = [false, false, false]
  let latest: () => Promise<void>
  const begin = () => {
    isWaiting = true
    later(() => whenSeen(() => void run()), EARLIEST_MS + random() * (LATEST_MS - EARLIEST_MS))
  }
  const run = async () => {
    ;[isWaiting, isReading, isRequestedAgain] = [false, true, false]
    await latest().catch(() => {})
    isReading = false
    if (isRequestedAgain) begin()
  }
  return (read) => {
    latest = read
    if (isReading) isRequestedAgain = true
    else if (!isWaiting) begin()
  }
}
