type Timer = {
  later: (act: () => void, ms: number) => unknown
  random: () => number
  whenSeen: (act: () => void) => void
}

const EARLIEST_MS = 300
/** Spread widely enough that a thousand open pages do not ask in the same moment. */
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
 * Turns any number of wishes to read into few readings: the first sets one at a random moment within two seconds, those
 * until then add nothing, those during a reading lead to one more; the latest wish says what is read. A page that
 * nobody looks at reads when it is looked at again. A failed reading waits for the next wish.
 */
export function coalesceReads({ later, random, whenSeen }: Timer = browserTimer): (read: () => Promise<void>) => void {
  let [isWaiting, isReading, isAskedAgain] = [false, false, false]
  let latest: () => Promise<void>
  const begin = () => {
    isWaiting = true
    later(() => whenSeen(() => void run()), EARLIEST_MS + random() * (LATEST_MS - EARLIEST_MS))
  }
  const run = async () => {
    ;[isWaiting, isReading, isAskedAgain] = [false, true, false]
    await latest().catch(() => {})
    isReading = false
    if (isAskedAgain) begin()
  }
  return (read) => {
    latest = read
    if (isReading) isAskedAgain = true
    else if (!isWaiting) begin()
  }
}
