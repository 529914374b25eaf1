import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { hashOfToken, newToken } from '#domains/accounts/sessions/token.ts'
import { setAvailable } from '#domains/consultants/index.ts'
import { databaseClock } from '#platform/clock.ts'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { ServerProcess } from '#test/chaos/cluster/server-process.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { aConsultant } from '#test/support/people.ts'

/** Runs before the process: its machine's clock is wrong by so many milliseconds. */
const skewedBy = (ms: number) =>
  `data:text/javascript,${encodeURIComponent(`
    const RealDate = Date
    globalThis.Date = class extends RealDate {
      constructor(...given) { given.length ? super(...given) : super(RealDate.now() + ${ms}) }
      static now() { return RealDate.now() + ${ms} }
    }`)}`

test.each([-60_000, 60_000])(
  'a consultant whose web process is %i ms off is online for everybody, at every process',
  async (skew) => {
    const DATABASE_URL = await freshDatabaseUrl()
    const db = connectTo(DATABASE_URL, { max: 2 })
    const luna = await aConsultant(db, 'Luna')
    const now = await databaseClock(db)
    await setAvailable(db, luna, now)
    const token = newToken()
    await db`
    insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at)
    values (${crypto.randomUUID()}, ${luna}, ${hashOfToken(token)}, false, '', '', ${now}, ${now},
      ${new Date(now.getTime() + 3_600_000)})`
    const ports = await freePorts(2)
    const [skewed, right] = ports.map(
      (port, n) =>
        new ServerProcess({
          script: 'test/chaos/web-process.ts',
          args: n === 0 ? ['--import', skewedBy(skew)] : [],
          environment: { DATABASE_URL, PORT: String(port), LOG_LEVEL: 'info', APP_ENV: 'demo' },
          heard: () => {},
        }),
    )
    await Promise.all([skewed!.start(), right!.start()])
    try {
      const page = new WebSocket(`ws://127.0.0.1:${ports[0]}/api/realtime`)
      await once(page, 'open')
      const said: string[] = []
      page.on('message', (data) => void said.push(String(data)))
      page.send(JSON.stringify({ type: 'hello', token }))
      page.send(JSON.stringify({ type: 'follow', topic: `heartbeat:${luna}` }))
      await expect.poll(() => said.join(), { timeout: 20_000 }).toContain('following')
      for (const port of ports) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/consultants/statuses?ids=${luna}`)
        expect(await answer.json()).toEqual([{ id: luna, status: 'online' }])
      }
      page.close()
    } finally {
      await Promise.all([skewed!.kill(), right!.kill()])
    }
  },
)
