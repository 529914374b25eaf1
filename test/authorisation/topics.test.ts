import { beforeAll, describe, expect, test } from 'vitest'
import { MessageIntake } from '#domains/consultations/messages/message-intake.ts'
import { Bus } from '#platform/bus.ts'
import { channelsOf, commandsOf } from '#server/channels.ts'
import { realtimeOf } from '#server/realtime.ts'
import { ACTORS, type Actor } from './people.ts'
import { fingerprintOf } from './fingerprint.ts'
import { serveSockets, type ServerMessage } from './socket-client.ts'
import { unknownIdLike } from './invalid-ids.ts'
import type { MatrixRow, MatrixRows } from './matrix/matrix-row.ts'
import { openSite, type Site } from './site.ts'
import type { ResourcePair } from './resource.ts'
import { commandMatrix, topicMatrix } from './matrix/topic-matrix.ts'

let site: Site
let names: { topics: string[]; commands: string[] }
let ask: (who: Actor, message: object) => Promise<ServerMessage>
let fingerprint: () => Promise<Record<string, string>>

beforeAll(async () => {
  site = await openSite()
  const { db, log } = site.ports
  const bus = new Bus()
  const { meter, hub, traces } = realtimeOf(site.ports, bus)
  const intake = new MessageIntake(db, bus, meter, log)
  names = {
    topics: channelsOf(meter, traces).map(({ topicKind }) => topicKind.topicName),
    commands: commandsOf(site.ports, intake, meter).map(({ command }) => command.name),
  }
  const connect = await serveSockets(hub)
  const connections = new Map(
    await Promise.all(
      ACTORS.map(
        async (who) => [who, await connect(who === 'nobody' ? undefined : site.fixtures.people[who].token)] as const,
      ),
    ),
  )
  ask = (who, message) => connections.get(who)!(message)
  fingerprint = (await fingerprintOf(db)).all
  return () => meter.stop()
})

type Attempt = (who: Actor, name: string, row: MatrixRow, id: string) => Promise<ServerMessage>
const follow: Attempt = (who, name, _row, id) => ask(who, { type: 'follow', topic: `${name}:${id}` })
const command: Attempt = (who, name, row, id) => {
  const rest = (row.input as (...of: unknown[]) => object)(site.fixtures, who, undefined)
  return ask(who, { type: 'command', id: 'one', name, input: { ...rest, [row.target!.parameter]: id } })
}
const publicPart = ({ type, code, error }: ServerMessage) => ({ type, code, error })

/** Somebody else's thing must be answered like a missing one. */
function checkMatrix(rows: MatrixRows, asking: Attempt) {
  test.each(Object.entries(rows))('%s', async (name, row) => {
    const pair: ResourcePair = site.fixtures.resources[row.target!.kind]
    const allowed: [Actor, string][] = []
    const before = await fingerprint()
    for (const who of ACTORS) {
      const missing = publicPart(await asking(who, name, row, unknownIdLike(pair[0].id)))
      if (!row.missing) expect(missing, who).toMatchObject({ type: 'refused', error: expect.any(String) })
      expect(publicPart(await asking(who, name, row, 'nao-e-um-id')), `${who}, malformed`).toEqual(missing)
      for (const resource of pair) {
        const isTheirs =
          row.may.includes(who) &&
          (row.target!.of.length === 0 || row.target!.of.some((relation) => resource[relation] === who))
        if (isTheirs) allowed.push([who, resource.id])
        else expect(publicPart(await asking(who, name, row, resource.id)), `${who}, somebody else’s`).toEqual(missing)
      }
    }
    expect(await fingerprint(), 'what was denied changed something').toEqual(before)
    for (const [who, id] of allowed) {
      const message = await asking(who, name, row, id)
      if (row.refuses?.[who]) expect(message.code, who).toBe(row.refuses[who])
      else expect(['following', 'done'], `${who}: ${message.error}`).toContain(message.type)
    }
  })
}

test('every topic and command has one row in the matrix, and every row a topic or command', () => {
  expect(Object.keys(topicMatrix).toSorted()).toEqual(names.topics.toSorted())
  expect(Object.keys(commandMatrix).toSorted()).toEqual(names.commands.toSorted())
})
describe('topic authorisation', () => checkMatrix(topicMatrix, follow))
describe('socket command authorisation', () => checkMatrix(commandMatrix, command))
