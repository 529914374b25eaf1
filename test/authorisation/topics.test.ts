import { beforeAll, describe, expect, test } from 'vitest'
import { MessageIntake } from '#domains/consultations/messages/intake.ts'
import { Bus } from '#platform/bus.ts'
import { channelsOf, commandsOf } from '#server/channels.ts'
import { realtimeOf } from '#server/realtime.ts'
import { WHO, type Who } from './cast.ts'
import { fingerprintOf } from './fingerprint.ts'
import { listenFor, type Told } from './line.ts'
import { unheardOf } from './malformed.ts'
import type { Row, Rows } from './row.ts'
import { openSite, type Site } from './site.ts'
import type { Pair } from './thing.ts'
import { everyCommand, everyTopic } from './topics.ts'

let site: Site
let names: { topics: string[]; commands: string[] }
let ask: (who: Who, message: object) => Promise<Told>
let fingerprint: () => Promise<Record<string, string>>

beforeAll(async () => {
  site = await openSite()
  const { db, log } = site.ports
  const bus = new Bus()
  const { meter, switchboard } = realtimeOf(site.ports, bus)
  const intake = new MessageIntake(db, bus, { deliver: () => {}, hasFollowers: () => false }, log)
  names = {
    topics: channelsOf(meter).map(({ name }) => name),
    commands: commandsOf(intake).map(({ command }) => command.name),
  }
  const connect = await listenFor(switchboard)
  const lines = new Map(
    await Promise.all(
      WHO.map(async (who) => [who, await connect(who === 'nobody' ? undefined : site.world.cast[who].token)] as const),
    ),
  )
  ask = (who, message) => lines.get(who)!(message)
  fingerprint = await fingerprintOf(db)
  return () => meter.stop()
})

type Asked = (who: Who, name: string, row: Row, id: string) => Promise<Told>
const follow: Asked = (who, name, _row, id) => ask(who, { type: 'follow', topic: `${name}:${id}` })
const command: Asked = (who, name, row, id) => {
  const rest = (row.with as (...of: unknown[]) => object)(site.world, who, undefined)
  return ask(who, { type: 'command', id: 'one', name, input: { ...rest, [row.about!.parameter]: id } })
}
const sameFor = ({ type, code, error }: Told) => ({ type, code, error })

/** The same door for all: what is not yours is what does not exist. */
function matrix(rows: Rows, asking: Asked) {
  test.each(Object.entries(rows))('%s', async (name, row) => {
    const pair: Pair = site.world.things[row.about!.kind]
    const allowed: [Who, string][] = []
    const before = await fingerprint()
    for (const who of WHO) {
      const missing = sameFor(await asking(who, name, row, unheardOf(pair[0].id)))
      if (!row.missing) expect(missing, who).toMatchObject({ type: 'refused', error: expect.any(String) })
      expect(sameFor(await asking(who, name, row, 'nao-e-um-id')), `${who}, malformed`).toEqual(missing)
      for (const thing of pair) {
        const isTheirs =
          row.may.includes(who) && (row.about!.of.length === 0 || row.about!.of.some((seat) => thing[seat] === who))
        if (isTheirs) allowed.push([who, thing.id])
        else expect(sameFor(await asking(who, name, row, thing.id)), `${who}, somebody else’s`).toEqual(missing)
      }
    }
    expect(await fingerprint(), 'what was denied changed something').toEqual(before)
    for (const [who, id] of allowed) {
      const told = await asking(who, name, row, id)
      if (row.refuses?.[who]) expect(told.code, who).toBe(row.refuses[who])
      else expect(['following', 'done'], `${who}: ${told.error}`).toContain(told.type)
    }
  })
}

test('every topic and every command has its row, and every row its channel', () => {
  expect(Object.keys(everyTopic).toSorted()).toEqual(names.topics.toSorted())
  expect(Object.keys(everyCommand).toSorted()).toEqual(names.commands.toSorted())
})
describe('who may follow', () => matrix(everyTopic, follow))
describe('who may ask over the line', () => matrix(everyCommand, command))
