import { beforeAll, expect, test } from 'vitest'
import { Bus } from '#platform/bus.ts'
import { realtimeOf } from '#server/realtime.ts'
import { serveSockets, type ServerMessage } from '#test/authorisation/socket-client.ts'
import { openSite } from '#test/authorisation/site.ts'
import { commandMatrix, topicMatrix } from '#test/authorisation/matrix/topic-matrix.ts'
import { JSON_LITERALS, TEXTS } from './naughty.ts'

/** Sent by Ana, on a new connection now and then because of the rate limit. */
let ask: (message: string) => Promise<ServerMessage>

beforeAll(async () => {
  const { ports, fixtures } = await openSite()
  const { meter, hub } = realtimeOf(ports, new Bus())
  const connect = await serveSockets(hub)
  let connection = await connect(fixtures.people.ana.token)
  let sentCount = 0
  ask = async (message) => {
    if (++sentCount % 50 === 0) connection = await connect(fixtures.people.ana.token)
    return connection(message)
  }
  return () => meter.stop()
})

const NAUGHTY = [...TEXTS.map((text) => JSON.stringify(text)), ...JSON_LITERALS]
const deep = (times: number) => '['.repeat(times) + ']'.repeat(times)

/** Refused with a message, and the connection stays open. */
async function expectRefused(message: string) {
  const { type, code, error } = await ask(message)
  expect({ type, code, error }, message.slice(0, 80)).toMatchObject({
    type: 'refused',
    code: expect.stringMatching(/^[a-z_]+\.[a-z_]+$/),
    error: expect.stringMatching(/\.$/),
  })
  expect(code, message.slice(0, 80)).not.toBe('http.unexpected')
}

test('a malformed socket message is refused with a message, and the connection stays open', async () => {
  for (const message of [...NAUGHTY, '', '{', '{"type":"hello"', deep(20_000), `{"type":${deep(20_000)}}`])
    await expectRefused(message)
  for (const raw of NAUGHTY) await expectRefused(`{"type":${raw}}`)
})

/** What anybody may follow, also of nobody: nothing is told there. */
const OPEN_TOPICS = ['presence', 'waiting']

test('unknown topics are refused', async () => {
  for (const raw of NAUGHTY) await expectRefused(`{"type":"follow","topic":${raw}}`)
  for (const key of ['__proto__', 'constructor', '-'.repeat(64), 'a'.repeat(65), '%00']) {
    for (const name of Object.keys(topicMatrix))
      if (!OPEN_TOPICS.includes(name)) await expectRefused(`{"type":"follow","topic":"${name}:${key}"}`)
  }
  for (const name of ['__proto__', 'constructor', 'toString', ''])
    await expectRefused(`{"type":"follow","topic":"${name}:one"}`)
})

test('commands refuse input outside their contract', async () => {
  for (const raw of NAUGHTY) await expectRefused(`{"type":"command","id":"one","name":${raw},"input":{}}`)
  for (const name of Object.keys(commandMatrix)) {
    for (const raw of NAUGHTY) await expectRefused(`{"type":"command","id":"one","name":"${name}","input":${raw}}`)
    for (const raw of NAUGHTY)
      await expectRefused(
        `{"type":"command","id":"one","name":"${name}","input":{"consultationId":${raw},"id":"${crypto.randomUUID()}","body":"Oi"}}`,
      )
  }
})
