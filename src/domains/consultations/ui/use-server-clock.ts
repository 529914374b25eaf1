import { useCallback, useMemo } from 'react'

/** How far the server's clock is ahead of this page's monotonic clock, given a reading made just now. */
const serverLeadMs = (readMs: number) => readMs - performance.now()

/**
 * The server's present time in milliseconds, computed from the instant of its reading. Deadlines are counted by the
 * server's clock, never by the browser's.
 */
export function useServerClock(readAt: Date): () => number {
  const readMs = readAt.getTime()
  const aheadMs = useMemo(() => serverLeadMs(readMs), [readMs])
  return useCallback(() => performance.now() + aheadMs, [aheadMs])
}
