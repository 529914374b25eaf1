import type { Sql } from './db.ts'

/**
 * A read that a process does at most once in `ms` milliseconds for each database, also with many simultaneous readers.
 * A failed read is repeated by the next reader.
 */
export function cachedRead<D extends Sql, T>(ms: number, read: (sql: D, now: Date) => PromiseLike<T>) {
  const kept = new WeakMap<D, { at: number; answer: Promise<T> }>()
  return (sql: D, now: Date): Promise<T> => {
    const earlier = kept.get(sql)
    if (earlier && Math.abs(now.getTime() - earlier.at) < ms) return earlier.answer
    const answer = Promise.resolve(read(sql, now))
    kept.set(sql, { at: now.getTime(), answer })
    answer.catch(() => kept.delete(sql))
    return answer
  }
}
