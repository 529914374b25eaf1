import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setLimit } from '#domains/limits/set-limit.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { availableOf, balanceOf, COMMISSION, reservedOf, toClearOf } from '#domains/wallet/index.ts'
import { databaseClock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { acceptConsultation } from './accept-consultation.ts'
import { beginConsultation } from './begin-consultation.ts'
import { cancelConsultation } from './cancel-consultation.ts'
import { closeOverdue } from './close-overdue.ts'
import { declineConsultation } from './decline-consultation.ts'
import { endConsultation } from './end-consultation.ts'
import { extendHold } from './extend-hold.ts'
import { sayInRooms } from './messages/sql.ts'
import { joinRoom } from './metering/join-room.ts'
import { Seat } from './metering/seat.ts'
import { type Joined, meterRooms } from './metering/sql.ts'
import { pauseConsultation } from './pause-consultation.ts'
import { listConsultations, readConsultation } from './reading/read-consultation.ts'
import { requestConsultation } from './request-consultation.ts'
import { resumeByProof, resumeConsultation } from './resume-consultation.ts'
import { findViolations } from './watch/sql.ts'

const clock = databaseClock
const NOON = new Date('2026-11-20T15:00:00.000Z')

describe('a conversation, told with a clock that we set', () => {
  let db: Db
  let commissionBefore = 0n
  let [ana, luna, id] = ['', '', '']
  let seats: Record<'client' | 'consultant', Joined>

  const at = (seconds: number) => travelTo(db, new Date(NOON.getTime() + seconds * 1000))
  const token = (seconds: number) => NOON.getTime() + seconds * 1000
  const state = async () => (await readConsultation(db, id, ana)).state
  const seen = () => readConsultation(db, id, ana)
  const say = async (personId: string, body = 'Bom dia, Ana.') =>
    (await sayInRooms(db, [{ consultationId: id, authorId: personId, id: crypto.randomUUID(), body }]))[0]!
  const sit = async () => {
    seats = { client: (await joinRoom(db, { id, personId: ana }))!, consultant: (await joinRoom(db, { id, personId: luna }))! }
  }
  /** Both sockets echoed a token of that second; the consultant was heard at `spoke`. */
  async function prove(seconds: number, spoke?: number) {
    const proven = Object.values(seats).map((joined) => {
      const seat = new Seat(id, joined.role, joined.connection, joined.joinedAt.getTime())
      seat.provedAt = token(seconds)
      if (spoke !== undefined) seat.spokeAt = token(spoke)
      return seat
    })
    await at(seconds)
    return (await meterRooms(db, proven))[0]
  }
  /** Requested at 0 s, accepted at 5 s, both there and begun at 10 s; Luna's first words at 12 s. */
  async function begun() {
    await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
    await at(5)
    await acceptConsultation(db, { id, consultantId: luna, clock })
    await at(8)
    await sit()
    expect((await prove(10))?.due).toBe('activate')
    await beginConsultation(db, { id, clock })
    await at(12)
    await say(luna)
  }
  /** Talks on: proof every two seconds, Luna heard each time. */
  async function talkUntil(seconds: number, from = 12) {
    for (let now = from + 2; now <= seconds; now += 2) await prove(now, now)
  }
  const balances = async () => Promise.all([availableOf(ana), reservedOf(ana), toClearOf(luna)].map((account) => balanceOf(db, account)))

  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  beforeEach(async () => {
    await at(0)
    ;[ana, luna, id] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna'), crypto.randomUUID()]
    await comeOnline(db, luna)
    commissionBefore = await balanceOf(db, COMMISSION)
    return async () => {
      for (const open of (await listConsultations(db, ana, { open: 'true' })).consultations) await endConsultation(db, { id: open.id, personId: ana, clock })
      expect(await findViolations(db)).toEqual([])
    }
  })

  test('from the request to the receipt, every centavo is where it belongs', async () => {
    await begun()
    expect(await balances()).toEqual([2_010n, 2_990n, 0n])
    await talkUntil(72)
    await at(73)
    await endConsultation(db, { id, personId: ana, clock })

    const consultation = await seen()
    expect(consultation).toMatchObject({
      state: 'ended',
      reason: 'by_client',
      billedMs: 59_999,
      heldCents: 2_990n,
      capturedCents: 298n,
      releasedCents: 2_692n,
      consultantCents: 194n,
    })
    expect(consultation.receiptCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    expect(await balances()).toEqual([4_702n, 0n, 194n])
    expect(await balanceOf(db, COMMISSION)).toBe(commissionBefore + 104n)
  })

  test('before the first word of the consultant nothing is charged, and if it never comes, nothing at all', async () => {
    await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
    await acceptConsultation(db, { id, consultantId: luna, clock })
    await sit()
    await prove(10)
    await beginConsultation(db, { id, clock })
    await say(ana, 'Oi, Luna!')
    for (let now = 12; now <= 40; now += 2) await prove(now)
    await at(41)
    await endConsultation(db, { id, personId: ana, clock })
    expect(await seen()).toMatchObject({ state: 'ended', billedMs: 0, capturedCents: 0n })
    expect(await balances()).toEqual([5_000n, 0n, 0n])
  })

  test('a dropped line stops the clock at the last proof, and after two minutes the conversation settles there', async () => {
    await begun()
    await talkUntil(30)
    await at(35.9)
    await closeOverdue(db, { id, clock })
    expect(await state()).toBe('active')
    await at(36)
    await closeOverdue(db, { id, clock })
    expect(await seen()).toMatchObject({ state: 'paused', reason: 'connection', billedMs: 17_999 })
    await at(156)
    await closeOverdue(db, { id, clock })
    expect(await seen()).toMatchObject({ state: 'ended', reason: 'not_back_in_time', billedMs: 17_999, capturedCents: 89n })
  })

  test('who comes back in time goes on in the same conversation, and the gap is free', async () => {
    await begun()
    await talkUntil(30)
    await at(40)
    await closeOverdue(db, { id, clock })
    await at(60)
    await sit()
    expect((await prove(61, 61))?.due).toBe('resume')
    await resumeByProof(db, { id, clock })
    await talkUntil(71, 61)
    expect((await seen()).billedMs).toBe(17_999 + 9_999)
  })

  test('a silent consultant is paid for 45 s of silence and not for more', async () => {
    await begun()
    for (let now = 14; now <= 90; now += 2) await prove(now)
    expect((await seen()).billedMs).toBe(44_999)
    await closeOverdue(db, { id, clock })
    expect(await seen()).toMatchObject({ state: 'paused', reason: 'silence' })
    expect((await prove(92))?.due, 'both are there, but nothing is said').toBeNull()
    await at(93)
    await say(luna, 'Voltei.')
    expect((await prove(94))?.due).toBe('resume')
  })

  test('a silence that began within a millisecond is charged up to a whole one, as the receipt can write it', async () => {
    await begun()
    await db`select set_config('sensitivos.instant', ${`${new Date(NOON.getTime() + 20_000).toISOString().slice(0, -1)}600Z`}, false)`
    await say(luna, 'Um instante.')
    for (let now = 22; now <= 90; now += 2) await prove(now)
    const [segment] = await db<
      { fraction: number }[]
    >`select extract(microseconds from ended_at)::int % 1000 as fraction from billed_segments where consultation_id = ${id}`
    expect(segment!.fraction).toBe(0)
    expect((await seen()).billedMs).toBe(52_999)
  })

  test('words after a silence that nobody noticed do not charge the silence', async () => {
    await begun()
    for (let now = 14; now <= 80; now += 2) await prove(now)
    await say(luna, 'Desculpe a demora.')
    for (let now = 82; now <= 90; now += 2) await prove(now)
    expect((await seen()).billedMs).toBe(44_999 + 9_999)
  })

  test('a newer tab takes the seat: what the older one still proves counts for nothing', async () => {
    await begun()
    await talkUntil(20)
    const older = seats
    await at(21)
    await sit()
    const newer = seats
    seats = older
    await prove(30, 30)
    expect((await seen()).billedMs).toBe(7_999)
    seats = newer
    await prove(32, 32)
    expect((await seen()).billedMs, 'from the new seat on').toBe(7_999 + 10_999)
  })

  test('a line that broke while it waited takes no seat from the tab that is there', async () => {
    await begun()
    expect(await joinRoom(db, { id, personId: ana, isThere: () => false })).toBeUndefined()
    await prove(20)
    expect((await prove(22))?.billedMs).toBeGreaterThan(9_000)
  })

  test('a pause by hand stops the clock, and only who paused may start it again', async () => {
    await begun()
    await talkUntil(20)
    await pauseConsultation(db, { id, personId: ana, clock })
    expect((await prove(24, 24))?.due, 'proof alone does not resume a pause by hand').toBeNull()
    await expect(resumeConsultation(db, { id, personId: luna, clock })).rejects.toMatchObject({ code: 'consultations.not_yours_to_resume' })
    await resumeConsultation(db, { id, personId: ana, clock })
    await talkUntil(30, 24)
    expect((await seen()).billedMs).toBe(7_999 + 5_999)
  })

  test('the reserved money grows from the balance, and when nothing is left the conversation ends at what was paid for', async () => {
    await begun()
    await talkUntil(330)
    expect((await prove(332, 332))?.due).toBe('hold')
    await extendHold(db, { id, clock })
    expect(await seen()).toMatchObject({ heldCents: 5_000n })
    for (let now = 334; now <= 1016; now += 2) if ((await prove(now, now))?.due === 'end_of_funds') await extendHold(db, { id, clock })
    expect(await seen()).toMatchObject({ state: 'ended', reason: 'out_of_funds', capturedCents: 4_999n, releasedCents: 1n, billedMs: 1_003_344 })
    expect(await balances()).toEqual([1n, 0n, 3_250n])
  })

  test('a limit for this conversation is kept, whatever the balance', async () => {
    await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', limitCents: 900n, clock })
    expect(await balances()).toEqual([4_100n, 900n, 0n])
    await acceptConsultation(db, { id, consultantId: luna, clock })
    await sit()
    await prove(10)
    await beginConsultation(db, { id, clock })
    await say(luna)
    for (let now = 12; now <= 200; now += 2) if ((await prove(now, now))?.due) await extendHold(db, { id, clock })
    expect(await seen()).toMatchObject({ state: 'ended', reason: 'limit_reached', capturedCents: 899n })
  })

  test.each([
    ['declined', () => declineConsultation(db, { id, consultantId: luna, clock })],
    ['cancelled', () => cancelConsultation(db, { id, clientId: ana, clock })],
    ['expired', async () => (await at(60), closeOverdue(db, { id, clock }))],
  ] as const)('a request that is %s gives everything back', async (outcome, act) => {
    await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
    await act()
    expect(await seen()).toMatchObject({ state: outcome, releasedCents: 2_990n, receiptCode: null })
    expect(await balances()).toEqual([5_000n, 0n, 0n])
  })

  test('what the client allowed herself for a day is kept, also while a conversation runs', async () => {
    await setLimit(db, { personId: ana, period: 'day', amount: 3_500n, clock })
    await begun()
    expect(await balances()).toEqual([2_010n, 2_990n, 0n])
    await talkUntil(330)
    await extendHold(db, { id, clock })
    expect((await balances()).slice(0, 2).reduce((sum, part) => sum + part, 0n)).toBe(5_000n - (await seen()).capturedCents)
    expect((await seen()).heldCents).toBe(3_500n)
    await endConsultation(db, { id, personId: ana, clock })
    const next = { id: crypto.randomUUID(), clientId: ana, consultantId: luna, channel: 'chat' as const, clock }
    await setLimit(db, { personId: ana, period: 'week', amount: 2_000n, clock })
    await comeOnline(db, luna)
    await expect(requestConsultation(db, next)).rejects.toMatchObject({ code: 'consultations.own_limit_too_low' })
    await takeBreak(db, { personId: ana, length: 'day', clock })
    await expect(requestConsultation(db, next)).rejects.toMatchObject({ code: 'limits.on_break' })
  })

  test('a running conversation is ended, not cancelled; accepting it again changes nothing', async () => {
    await begun()
    await expect(cancelConsultation(db, { id, clientId: ana, clock })).rejects.toMatchObject({ code: 'consultations.not_now' })
    await acceptConsultation(db, { id, consultantId: luna, clock })
    expect(await state()).toBe('active')
  })

  test('an accepted one that does not connect within a minute gives everything back', async () => {
    await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
    await acceptConsultation(db, { id, consultantId: luna, clock })
    await at(60)
    await closeOverdue(db, { id, clock })
    expect(await state()).toBe('not_connected')
    expect(await balances()).toEqual([5_000n, 0n, 0n])
  })

  test('an answer that comes a minute later is too late', async () => {
    await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
    await at(60)
    await expect(acceptConsultation(db, { id, consultantId: luna, clock })).rejects.toMatchObject({ code: 'consultations.too_late' })
  })

  test('a consultant who went away between look and click is not asked, and nothing is reserved', async () => {
    await at(16)
    const asked = requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
    await expect(asked).rejects.toMatchObject({ code: 'consultations.consultant_unavailable' })
    expect(await balances()).toEqual([5_000n, 0n, 0n])
  })

  test('a balance below three minutes does not begin', async () => {
    const bia = await aClient(db, 'Bia', 896n)
    await expect(requestConsultation(db, { id, clientId: bia, consultantId: luna, channel: 'chat', clock })).rejects.toMatchObject({
      code: 'consultations.not_enough_balance',
      status: 402,
    })
    expect((await listConsultations(db, bia, {})).consultations).toEqual([])
  })

  test('what is final stays final, also for whoever holds the database', async () => {
    await begun()
    await endConsultation(db, { id, personId: luna, clock })
    await expect(db`update consultations set billed_ms = 1 where id = ${id}`).rejects.toThrow('final')
    await expect(db`update consultation_events set body = 'x' where consultation_id = ${id}`).rejects.toThrow('is not allowed')
    await expect(db`delete from consultation_events where consultation_id = ${id}`).rejects.toThrow('is not allowed')
    expect(await say(luna)).toMatchObject({ outcome: 'ended' })
  })

  test('no second is billed twice, whoever writes', async () => {
    await begun()
    await talkUntil(20)
    const twice = db`insert into billed_segments values (${id}, ${new Date(token(15))}, ${new Date(token(16))})`
    await expect(twice).rejects.toThrow('billed_segments')
  })

  test('messages and moves share one gap-free sequence; the same message again keeps its number', async () => {
    await begun()
    const message = { consultationId: id, authorId: ana, id: crypto.randomUUID(), body: 'Vou mudar de emprego?' }
    const [first, other] = await sayInRooms(db, [message, { ...message, id: crypto.randomUUID(), body: 'E quando?' }])
    expect([first, other]).toMatchObject([{ outcome: 'stored', kind: 'client' }, { outcome: 'stored' }])
    expect(other!.seq).toBe(first!.seq! + 1n)
    expect((await sayInRooms(db, [message]))[0]).toMatchObject({ outcome: 'known', seq: first!.seq })
    expect((await sayInRooms(db, [{ ...message, body: 'Outra coisa' }]))[0]).toMatchObject({ outcome: 'reused' })
    expect((await sayInRooms(db, [{ ...message, authorId: crypto.randomUUID(), id: crypto.randomUUID() }]))[0]).toMatchObject({ outcome: 'absent' })
  })

  test('money that arrives during the conversation is used for it', async () => {
    await begun()
    await talkUntil(330)
    await credit(db, ana, 10_000n)
    await extendHold(db, { id, clock })
    expect(await seen()).toMatchObject({ heldCents: 5_980n })
  })
})

describe('many at once', () => {
  const askFor = (db: Db, clientId: string, consultantId: string, id: string = crypto.randomUUID()) =>
    requestConsultation(db, { id, clientId, consultantId, channel: 'chat', clock })
  const codes = (results: PromiseSettledResult<unknown>[]) => results.map((r) => (r.status === 'fulfilled' ? 'yes' : (r.reason.code as string))).toSorted()

  test('a click heard ten times is one request and one hold', async () => {
    const db = await freshDatabase()
    const [ana, luna, id] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna'), crypto.randomUUID()]
    await comeOnline(db, luna)
    await Promise.all(Array.from({ length: 10 }, () => askFor(db, ana, luna, id)))
    expect(await balanceOf(db, reservedOf(ana))).toBe(2_990n)
    expect((await listConsultations(db, ana, {})).consultations).toHaveLength(1)
  })

  test('ten clients ask, Luna accepts them all at once, one conversation is open and nobody else has paid', async () => {
    const db = await freshDatabase({ max: 12 })
    const luna = await aConsultant(db, 'Luna')
    await comeOnline(db, luna)
    const clients = await Promise.all(Array.from({ length: 10 }, (_, i) => aClient(db, `Cliente${i}`, 5_000n)))
    const ids = clients.map(() => crypto.randomUUID())
    await Promise.all(clients.map((client, i) => askFor(db, client, luna, ids[i])))
    const outcomes = codes(await Promise.allSettled(ids.map((id) => acceptConsultation(db, { id, consultantId: luna, clock }))))
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'consultations.already_attending'), 'yes'])
    await Promise.all(ids.map((id) => closeOverdue(db, { id, clock })))
    const reserved = await Promise.all(clients.map((client) => balanceOf(db, reservedOf(client))))
    expect(reserved.filter((amount) => amount > 0n)).toEqual([2_990n])
    expect(await findViolations(db)).toEqual([])
  })

  test('one client asks ten consultants at once and gets one', async () => {
    const db = await freshDatabase({ max: 12 })
    const ana = await aClient(db, 'Ana', 50_000n)
    const consultants = await Promise.all(Array.from({ length: 10 }, (_, i) => aConsultant(db, `Luna${i}`)))
    await Promise.all(consultants.map((luna) => comeOnline(db, luna)))
    const outcomes = codes(await Promise.allSettled(consultants.map((luna) => askFor(db, ana, luna))))
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'consultations.already_open'), 'yes'])
    expect(await balanceOf(db, reservedOf(ana))).toBe(2_990n)
  })

  test('ended by both, ten times each, it is settled once', async () => {
    const db = await freshDatabase({ max: 12 })
    const [ana, luna, id] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna'), crypto.randomUUID()]
    await comeOnline(db, luna)
    await askFor(db, ana, luna, id)
    await Promise.all(Array.from({ length: 20 }, (_, i) => endConsultation(db, { id, personId: i % 2 ? ana : luna, clock })))
    expect(await balanceOf(db, availableOf(ana))).toBe(5_000n)
    const moves = await db`select 1 from consultation_events where consultation_id = ${id} and type = 'moved'`
    expect(moves).toHaveLength(2)
  })
})
