import { useCallback, useMemo } from 'react'

/** The server's now in milliseconds, from the instant it read something: deadlines are counted by its clock, not by ours. */
export function useServerClock(readAt: Date): () => number {
  const readMs = readAt.getTime()
  const aheadMs = useMemo(() => readMs - performance.now(), [readMs])
  return useCallback(() => performance.now() + aheadMs, [aheadMs])
}
