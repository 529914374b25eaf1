import type { Sql } from '#platform/db.ts'
import { listClosings } from '#platform/switches/sql.ts'

/** Every switch with how it stands. */
export async function readSwitches(sql: Sql, names: readonly string[], now: Date) {
  const closings = (await listClosings(sql)).filter(({ until }) => !until || until > now)
  const switches = names.map((name) => {
    const closing = closings.find((one) => one.name === name)
    return {
      name,
      isClosed: closing !== undefined,
      words: closing?.words ?? null,
      until: closing?.until ?? null,
      since: closing?.setAt ?? null,
    }
  })
  return { switches }
}
