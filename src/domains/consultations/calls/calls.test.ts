import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Channel } from '#domains/consultants/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { endConsultation } from '../lifecycle/end-consultation.ts'
import { consultationEndpoints } from '../endpoints.ts'
import { iceServerIssuer } from './issue-ice-servers.ts'

const relay = { urls: ['turn:turn.exemplo.com.br:3478'], secret: 'a-secret-shared-with-coturn' }
const NOON = new Date('2026-11-23T12:00:00.750Z')

const ana = { personId: 'ana', isInRoom: true }
const bia = { personId: 'bia', isInRoom: true }

describe('ICE servers', () => {
  test('credentials last an hour, name nobody, and are signed as coturn signs them', () => {
    const issued = iceServerIssuer(relay)(ana, NOON)
    const { username, credential } = issued.iceServers[0]!
    expect(username).toMatch(new RegExp(`^${Date.parse('2026-11-23T13:00:00Z') / 1000}:[\\w-]{22}$`))
    expect(credential).toBe(createHmac('sha1', relay.secret).update(username!).digest('base64'))
    expect(issued).toEqual({
      iceServers: [{ urls: relay.urls, username, credential }],
      isRelayOnly: true,
      expiresAt: new Date('2026-11-23T13:00:00Z'),
    })
  })
  test('the relay counts all credentials of a person as one user, another one the next day', () => {
    const issue = iceServerIssuer(relay)
    const nameAt = (caller: typeof ana, ms: number) =>
      issue(caller, new Date(NOON.getTime() + ms)).iceServers[0]!.username!.split(':')[1]
    expect(nameAt({ ...ana, isInRoom: false }, 60_000)).toBe(nameAt(ana, 0))
    expect(new Set([nameAt(ana, 0), nameAt(bia, 0), nameAt(ana, 86_400_000)]).size).toBe(3)
  })
  test('without a relay nothing is given, not even the address of a server of somebody else', () => {
    expect(iceServerIssuer(undefined)(ana, NOON)).toEqual({ iceServers: [], isRelayOnly: false, expiresAt: null })
  })
  test('one person gets forty at once and not more, another is not concerned', () => {
    const issue = iceServerIssuer(relay)
    for (let given = 0; given < 40; given++) issue(ana, NOON, 0)
    expect(() => issue(ana, NOON, 0)).toThrow('Muitas tentativas')
    expect(issue(bia, NOON, 0).isRelayOnly).toBe(true)
    expect(issue(ana, NOON, 15_000).isRelayOnly).toBe(true)
  })
  test('without a room they last for a check of the devices, three times in ten minutes', async () => {
    const db = await freshDatabase({ max: 1 })
    const room = await ConsultationFixture.open(db)
    const ports = { db, clock, log, now: () => NOON, trustedProxies: 0 }
    const api = apiOf(
      consultationEndpoints(async () => {}, { relay }),
      { ...ports, viewerOf: async (token) => ({ id: token, role: 'client', sessionId: token }) },
    )
    const ask = async (personId: string) => {
      const answer = await api.request('/api/calls/ice-servers', { headers: { authorization: `Bearer ${personId}` } })
      return [answer.status, ((await answer.json()) as { expiresAt?: string }).expiresAt]
    }
    const check = [200, '2026-11-23T12:10:00.000Z']
    const inRoom = [200, '2026-11-23T13:00:00.000Z']
    await room.ask()
    for (const one of [room.ana, room.luna, room.ana, room.ana]) expect(await ask(one), 'only asked for').toEqual(check)
    expect(await ask(room.ana)).toEqual([429, undefined])
    await room.travelTo(5)
    await room.accept()
    for (const one of [room.ana, room.luna]) expect(await ask(one)).toEqual(inRoom)
    await endConsultation(db, { id: room.id, personId: room.ana, clock })
    expect(await ask(room.ana)).toEqual([429, undefined])
    expect(await ask(room.luna)).toEqual(check)
  })
})

describe('requests by channel', () => {
  const LIVE: readonly Channel[] = ['chat', 'audio', 'video']
  let db: Db
  let luna = ''

  beforeAll(async () => {
    db = await freshDatabase()
    luna = await aConsultant(db, 'Luna')
    await comeOnline(db, luna)
    await db`delete from consultant_channels where consultant_id = ${luna} and channel = 'video'`
    await db`insert into consultant_channels (consultant_id, channel, offered_at) values (${luna}, 'audio', now())`
  })

  async function ask(channel: string | undefined, openChannels: readonly Channel[], more = {}) {
    const ana = await aClient(db, 'Ana', 5_000n)
    const api = apiOf(
      consultationEndpoints(async () => {}, { openChannels }),
      {
        db,
        clock,
        log,
        now: () => new Date(),
        trustedProxies: 0,
        viewerOf: async () => ({ id: ana, role: 'client', sessionId: 'one' }),
      },
    )
    const id = crypto.randomUUID()
    const answer = await api.request('/api/consultations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${'t'.repeat(43)}` },
      body: JSON.stringify({ id, consultantId: luna, channel, ...more }),
    })
    const rows = await db`select channel, current_channel, price_per_minute::int as price from consultations
      where client_id = ${ana}`
    return { status: answer.status, code: ((await answer.json()) as { code?: string }).code, row: rows[0] }
  }

  test('a call begins on its own channel, at its own price', async () => {
    expect(await ask('audio', LIVE)).toEqual({
      status: 200,
      code: undefined,
      row: { channel: 'audio', current_channel: 'audio', price: 373 },
    })
  })
  test('without a channel it is chat', async () => {
    expect(await ask(undefined, LIVE)).toMatchObject({ status: 200, row: { channel: 'chat', current_channel: 'chat' } })
  })
  test.each([
    ['a call where none can be carried', 'audio', ['chat'] as const, 409, 'consultations.calls_unavailable'],
    ['a channel that the consultant has not switched on', 'video', LIVE, 409, 'consultations.consultant_unavailable'],
    ['a channel that is no conversation', 'messages', LIVE, 400, 'http.invalid_input'],
  ])('refuses %s and reserves nothing', async (_words, channel, open, status, code) => {
    expect(await ask(channel, open)).toEqual({ status, code, row: undefined })
  })
})
