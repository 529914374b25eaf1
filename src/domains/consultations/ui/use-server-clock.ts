import { useCallback, useMemo } from 'react'

/** How far the server's clock is ahead of our running one, when it read something just now. */
const serverLeadMs = (readMs: number) => readMs - performance.now()

/**
 * The server's now in milliseconds, from the instant it read something: deadlines are counted by its clock, not by
 * ours.
 */
export function useServerClock(readAt: Date): () => number {
  const readMs = readAt.getTime()
  const aheadMs = useMemo(() => serverLeadMs(readMs), [readMs])
  return useCallback(() => performance.now() + aheadMs, [aheadMs])
}
