import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { consultantsHouse, DAY, type House, later, NOON } from '#test/support/consultants-house.ts'
import { freshDatabase } from '#test/support/database.ts'
import { keepDesks } from './keep-desks.ts'
import { leaveDesks } from './leave-desks.ts'
import { sweepDesks } from './sweep-desks.ts'
import { switchOff } from './switch-off.ts'
import { switchOn } from './switch-on.ts'

let db: Db
let house: House
beforeEach(async () => {
  db = await freshDatabase()
  await db`create table open_rooms (consultant_id uuid)`
  await db`create or replace view busy_consultants as select consultant_id from open_rooms`
  house = await consultantsHouse(db)
})

describe('presence', () => {
  test('Luna is online while her dashboard is open and switched on, and not otherwise', async () => {
    const luna = await house.consultant('Luna')
    expect(await house.statusOf(luna)).toBe('offline')
    await switchOn(db, luna, NOON)
    expect(await house.statusOf(luna)).toBe('offline')
    await keepDesks(db, 'web-1', [luna], NOON)
    expect(await house.statusOf(luna)).toBe('online')
    await switchOff(db, luna, NOON)
    expect(await house.statusOf(luna)).toBe('offline')
  })

  test('a desk that was silent for fifteen seconds counts as closed', async () => {
    const luna = await house.consultant('Luna')
    await house.comeOnline(luna)
    expect(await house.statusOf(luna, later(14_999))).toBe('online')
    expect(await house.statusOf(luna, later(15_000))).toBe('offline')
    await keepDesks(db, 'web-1', [luna], later(15_000))
    expect(await house.statusOf(luna, later(20_000))).toBe('online')
  })

  test('her two tabs at two processes: closing one leaves her online', async () => {
    const luna = await house.consultant('Luna')
    await house.comeOnline(luna)
    await keepDesks(db, 'web-2', [luna], NOON)
    await leaveDesks(db, 'web-1', [luna], NOON)
    expect(await house.statusOf(luna)).toBe('online')
    await leaveDesks(db, 'web-2', [luna], NOON)
    expect(await house.statusOf(luna)).toBe('offline')
  })

  test('busy wins over everything as long as the consultation is open', async () => {
    const luna = await house.consultant('Luna')
    await house.comeOnline(luna)
    await db`insert into open_rooms values (${luna})`
    expect(await house.statusOf(luna)).toBe('busy')
    await leaveDesks(db, 'web-1', [luna], NOON)
    await switchOff(db, luna, NOON)
    expect(await house.statusOf(luna, later(DAY))).toBe('busy')
    await db`delete from open_rooms`
    expect(await house.statusOf(luna)).toBe('offline')
  })

  test('a list asks for all of its badges at once, in its order; strangers and nonsense are offline or left out', async () => {
    const [luna, sol, bento] = [
      await house.consultant('Luna'),
      await house.consultant('Sol'),
      await house.consultant('Bento'),
    ]
    await house.comeOnline(luna)
    await house.comeOnline(sol)
    await db`insert into open_rooms values (${sol})`
    const stranger = crypto.randomUUID()
    const statuses = async (ids: string) => (await house.ask(`/api/consultants/statuses?ids=${ids}`)).json
    expect(await statuses([bento, 'luna', sol, stranger, luna].join())).toEqual([
      { id: bento, status: 'offline' },
      { id: sol, status: 'busy' },
      { id: stranger, status: 'offline' },
      { id: luna, status: 'online' },
    ])
    expect(await statuses('')).toEqual([])
    expect((await house.ask(`/api/consultants/statuses?ids=${Array(61).fill(luna).join()}`)).status).toBe(400)
  })

  test('whoever is under review cannot switch on', async () => {
    const sol = await house.register('Sol')
    await expect(switchOn(db, sol, NOON)).rejects.toMatchObject({ code: 'consultants.not_applied' })
    await house.apply(sol)
    await expect(switchOn(db, sol, NOON)).rejects.toMatchObject({ code: 'consultants.in_review' })
  })

  test('each change of the badge is told once, and keeping alive tells nothing', async () => {
    const luna = await house.consultant('Luna')
    const told: string[] = []
    const { unlisten } = await db.listen('facts', (payload) => {
      const { topic, fact } = JSON.parse(payload)
      if (!topic?.startsWith('presences:')) told.push(fact.status)
    })
    await switchOn(db, luna, NOON)
    await keepDesks(db, 'web-1', [luna], NOON)
    await keepDesks(db, 'web-1', [luna], later(5_000))
    await sweepDesks(db, later(19_000))
    await sweepDesks(db, later(21_000))
    await switchOff(db, luna, later(22_000))
    await switchOff(db, luna, later(23_000))
    await db`select pg_notify('facts', '{"fact":{"status":"end"}}')`
    await expect.poll(() => told.at(-1)).toBe('end')
    await unlisten()
    expect(told).toEqual(['offline', 'online', 'offline', 'offline', 'end'])
  })

  test('many processes keep, leave and sweep at once without waiting for each other in a circle', async () => {
    const ids = [await house.consultant('Luna'), await house.consultant('Sol'), await house.consultant('Caio')]
    const rounds = Array.from({ length: 12 }, (_, n) => [
      keepDesks(db, `web-${n % 3}`, n % 2 ? ids : ids.toReversed(), later(n * 4_000)),
      sweepDesks(db, later(n * 9_000)),
    ])
    await Promise.all(rounds.flat())
    await keepDesks(db, 'web-1', ids, later(DAY))
    await Promise.all(ids.map((id) => switchOn(db, id, later(DAY))))
    expect(await Promise.all(ids.map((id) => house.statusOf(id, later(DAY))))).toEqual(['online', 'online', 'online'])
  })
})
