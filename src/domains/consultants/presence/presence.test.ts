import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import {
  openConsultantsFixture,
  DAY,
  type ConsultantsFixture,
  afterNoon,
  NOON,
} from '#test/support/consultants-fixture.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { recordHeartbeats } from './record-heartbeats.ts'
import { endHeartbeats } from './end-heartbeats.ts'
import { sweepHeartbeats } from './sweep-heartbeats.ts'
import { setUnavailable } from './set-unavailable.ts'
import { setAvailable } from './set-available.ts'

let db: Db
let fixture: ConsultantsFixture
beforeEach(async () => {
  db = await freshDatabase()
  const owner = ownerOf(db)
  await owner`create table open_rooms (consultant_id uuid)`
  await owner`grant all on open_rooms to public`
  await owner`create or replace view busy_consultants as select consultant_id from open_rooms`
  fixture = await openConsultantsFixture(db)
})

describe('presence', () => {
  test('Luna is online only while a page of hers is open and she is available', async () => {
    const luna = await fixture.consultant('Luna')
    expect(await fixture.statusOf(luna)).toBe('offline')
    await setAvailable(db, luna, NOON)
    expect(await fixture.statusOf(luna)).toBe('offline')
    await recordHeartbeats(db, 'web-1', [luna], NOON)
    expect(await fixture.statusOf(luna)).toBe('online')
    await setUnavailable(db, luna, NOON)
    expect(await fixture.statusOf(luna)).toBe('offline')
  })

  test('a page without heartbeat for fifteen seconds counts as closed', async () => {
    const luna = await fixture.consultant('Luna')
    await fixture.comeOnline(luna)
    expect(await fixture.statusOf(luna, afterNoon(14_999))).toBe('online')
    expect(await fixture.statusOf(luna, afterNoon(15_000))).toBe('offline')
    await recordHeartbeats(db, 'web-1', [luna], afterNoon(15_000))
    expect(await fixture.statusOf(luna, afterNoon(20_000))).toBe('online')
  })

  test('with two tabs at two processes, closing one leaves her online', async () => {
    const luna = await fixture.consultant('Luna')
    await fixture.comeOnline(luna)
    await recordHeartbeats(db, 'web-2', [luna], NOON)
    await endHeartbeats(db, 'web-1', [luna], NOON)
    expect(await fixture.statusOf(luna)).toBe('online')
    await endHeartbeats(db, 'web-2', [luna], NOON)
    expect(await fixture.statusOf(luna)).toBe('offline')
  })

  test('an open consultation makes her busy, whatever else changes', async () => {
    const luna = await fixture.consultant('Luna')
    await fixture.comeOnline(luna)
    await db`insert into open_rooms values (${luna})`
    expect(await fixture.statusOf(luna)).toBe('busy')
    await endHeartbeats(db, 'web-1', [luna], NOON)
    await setUnavailable(db, luna, NOON)
    expect(await fixture.statusOf(luna, afterNoon(DAY))).toBe('busy')
    await db`delete from open_rooms`
    expect(await fixture.statusOf(luna)).toBe('offline')
  })

  test('a list of statuses keeps its order; unknown ids are offline, malformed ones left out', async () => {
    const [luna, sol, bento] = [
      await fixture.consultant('Luna'),
      await fixture.consultant('Sol'),
      await fixture.consultant('Bento'),
    ]
    await fixture.comeOnline(luna)
    await fixture.comeOnline(sol)
    await db`insert into open_rooms values (${sol})`
    const stranger = crypto.randomUUID()
    const statuses = async (ids: string) => (await fixture.ask(`/api/consultants/statuses?ids=${ids}`)).json
    expect(await statuses([bento, 'luna', sol, stranger, luna].join())).toEqual([
      { id: bento, status: 'offline' },
      { id: sol, status: 'busy' },
      { id: stranger, status: 'offline' },
      { id: luna, status: 'online' },
    ])
    expect(await statuses('')).toEqual([])
    expect((await fixture.ask(`/api/consultants/statuses?ids=${Array(61).fill(luna).join()}`)).status).toBe(400)
  })

  test('an applicant in review cannot become available', async () => {
    const sol = await fixture.register('Sol')
    await expect(setAvailable(db, sol, NOON)).rejects.toMatchObject({ code: 'consultants.not_applied' })
    await fixture.apply(sol)
    await expect(setAvailable(db, sol, NOON)).rejects.toMatchObject({ code: 'consultants.in_review' })
  })

  test('announces each change of status once, and nothing for a mere heartbeat', async () => {
    const luna = await fixture.consultant('Luna')
    const announced: string[] = []
    const { unlisten } = await db.listen('facts', (payload) => {
      const { topic, fact } = JSON.parse(payload)
      if (!topic?.startsWith('presences:')) announced.push(fact.status)
    })
    await setAvailable(db, luna, NOON)
    await recordHeartbeats(db, 'web-1', [luna], NOON)
    await recordHeartbeats(db, 'web-1', [luna], afterNoon(5_000))
    await sweepHeartbeats(db, afterNoon(19_000))
    await sweepHeartbeats(db, afterNoon(21_000))
    await setUnavailable(db, luna, afterNoon(22_000))
    await setUnavailable(db, luna, afterNoon(23_000))
    await db`select pg_notify('facts', '{"fact":{"status":"end"}}')`
    await expect.poll(() => announced.at(-1)).toBe('end')
    await unlisten()
    expect(announced).toEqual(['offline', 'online', 'offline', 'offline', 'end'])
  })

  test('many processes keep, leave and sweep at once without deadlock', async () => {
    const ids = [await fixture.consultant('Luna'), await fixture.consultant('Sol'), await fixture.consultant('Caio')]
    const rounds = Array.from({ length: 12 }, (_, n) => [
      recordHeartbeats(db, `web-${n % 3}`, n % 2 ? ids : ids.toReversed(), afterNoon(n * 4_000)),
      sweepHeartbeats(db, afterNoon(n * 9_000)),
    ])
    await Promise.all(rounds.flat())
    await recordHeartbeats(db, 'web-1', ids, afterNoon(DAY))
    await Promise.all(ids.map((id) => setAvailable(db, id, afterNoon(DAY))))
    expect(await Promise.all(ids.map((id) => fixture.statusOf(id, afterNoon(DAY))))).toEqual([
      'online',
      'online',
      'online',
    ])
  })
})
