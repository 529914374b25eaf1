import { expect, test } from 'vitest'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'

/** The driver sends so many statements ahead on one connection. */
const MOST_AHEAD = 100

test('a transaction begins behind as many statements as a connection takes', async () => {
  const db = connectTo(await freshDatabaseUrl(), { max: 2 })
  await db`select 1`
  for (let ahead = 2 * MOST_AHEAD - 4; ahead <= 2 * MOST_AHEAD + 4; ahead++) {
    const statements = Array.from({ length: ahead }, () => db`select 1 as one`.execute())
    const begun = db.begin(async (tx) => (await tx<{ two: number }[]>`select 2 as two`)[0]!.two)
    await Promise.all(statements)
    expect(await begun, `behind ${ahead} statements`).toBe(2)
  }
})
