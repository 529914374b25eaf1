import type { Sql } from './db.ts'

/**
 * A read that a process does at most once in `ms` for each database, however many readers. Younger than `staleMs`, the
 * former answer is given while it is read again, for reads that a page may not wait for. A failed one is repeated.
 */
export function cachedRead<D extends Sql, T>(
  ms: number,
  read: (sql: D, now: Date) => PromiseLike<T>,
  { staleMs = ms }: { staleMs?: number } = {},
) {
  const kept = new WeakMap<D, { at: number; answer: Promise<T>; isReadAgain: boolean }>()
  return (sql: D, now: Date): Promise<T> => {
    const earlier = kept.get(sql)
    const age = earlier ? Math.abs(now.getTime() - earlier.at) : Infinity
    if (earlier && (age < ms || (age < staleMs && earlier.isReadAgain))) return earlier.answer
    const answer = Promise.resolve(read(sql, now))
    const next = { at: now.getTime(), answer, isReadAgain: false }
    if (!earlier || age >= staleMs) {
      kept.set(sql, next)
      answer.catch(() => kept.delete(sql))
      return answer
    }
    earlier.isReadAgain = true
    answer.then(
      () => kept.set(sql, next),
      // Whoever comes next reads again; once nothing is young enough, the failure is theirs.
      () => (earlier.isReadAgain = false),
    )
    return earlier.answer
  }
}
