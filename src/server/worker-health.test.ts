import { expect, test } from 'vitest'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { serveWorkerHealth } from './worker-health.ts'

const url = await freshDatabaseUrl()

test('a worker says that it runs, that its database is away, and which job does not end', async ({
  onTestFinished,
}) => {
  const [port] = await freePorts(1)
  let longest: { name: string; ms: number } | undefined
  const db = connectTo(url, { max: 1 })
  onTestFinished(serveWorkerHealth(port!, { db, findLongest: () => longest }))
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return [answer.status, await answer.text()]
  }
  expect(await ask('/readyz')).toEqual([200, 'ok'])
  longest = { name: 'wallet.clear-earnings', ms: 29 * 60_000 }
  expect(await ask('/readyz'), 'a long run is no fault').toEqual([200, 'ok'])
  longest = { name: 'wallet.clear-earnings', ms: 31 * 60_000 }
  expect(await ask('/readyz')).toEqual([503, 'wallet.clear-earnings does not end'])
  longest = undefined
  await db.end()
  expect([await ask('/readyz'), await ask('/livez'), (await ask('/'))[0]]).toEqual([
    [503, 'database is away'],
    [200, 'ok'],
    404,
  ])
})
