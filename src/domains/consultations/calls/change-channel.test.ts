import { beforeEach, describe, expect, test } from 'vitest'
import { setLimit } from '#domains/limits/set-limit.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { openConsultation, type OpenConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { MeteredConsultation } from '#test/support/metered-consultation.ts'
import { endConsultation } from '../lifecycle/end-consultation.ts'
import { stopClock } from '../lifecycle/pause-consultation.ts'
import { resumeByProof } from '../lifecycle/resume-consultation.ts'
import { listSegments } from '../billing/sql.ts'
import { lockConsultation } from '../state/sql.ts'
import { changeChannel } from './change-channel.ts'
import { declineChannel } from './decline-channel.ts'
import type { LiveChannel } from '../channels/rules.ts'

/** Luna's prices a minute: chat R$ 2,99, voice R$ 3,73, picture R$ 4,48. */
const [VOICE, PICTURE] = [373n, 448n]
const OPEN = ['chat', 'audio', 'video'] as const

const db = await freshDatabase({ max: 1 })
const offerCalls = (db: Db, consultantId: string) => db`
  insert into consultant_channels (consultant_id, channel, offered_at)
  select ${consultantId}, unnest(array['audio', 'video']), current_instant()`
const refused = (code: string) => ({ code: `consultations.${code}` })

describe('changing what two people use', () => {
  let { consultation, ana, luna, id } = {} as OpenConsultation
  beforeEach(async () => {
    ;({ consultation, ana, luna, id } = await openConsultation(db))
    await offerCalls(db, luna)
  })

  const change = (personId: string, wanted: LiveChannel, seenPrice?: bigint) =>
    changeChannel(db, { id, personId, wanted, seenPrice, open: OPEN, clock })
  const decline = (personId: string) => declineChannel(db, { id, personId, clock })
  const events = async () =>
    (
      await db<{ by: string; act: string; channel: string }[]>`
        select author_kind as by, fact ->> 'act' as act, fact ->> 'channel' as channel
        from consultation_events where consultation_id = ${id} and type = 'channel' order by seq`
    ).map(({ by, act, channel }) => `${by} ${act} ${channel}`)

  test('a client goes up at the price that was read; down again is at once, by either', async () => {
    await consultation.beginWithFirstWord()
    await expect(change(ana, 'audio')).rejects.toMatchObject(refused('price_not_seen'))
    await expect(change(ana, 'audio', 299n)).rejects.toMatchObject(refused('price_not_seen'))
    const raised = { channel: 'audio', currentChannel: 'audio', pricePerMinuteCents: VOICE }
    expect(await change(ana, 'audio', VOICE)).toMatchObject(raised)
    expect(await change(luna, 'chat')).toMatchObject({ ...raised, currentChannel: 'chat' })
    await consultation.travelTo(30)
    // What was agreed before needs no second yes.
    expect(await change(ana, 'audio')).toMatchObject(raised)
    expect(await events()).toEqual(['client changed audio', 'consultant changed chat', 'client changed audio'])
  })

  test('what is due is charged before the price rises, and never again', async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(70)
    // 57.999 s of chat, from the first word on.
    expect(await change(ana, 'video', PICTURE)).toMatchObject({ billedMs: 57_999, capturedCents: 284n })
    expect((await consultation.balances()).slice(1)).toEqual([2_990n - 284n, 185n])
  })

  test('what was not proven before a change belongs to no channel', async () => {
    await consultation.beginWithFirstWord()
    await consultation.proveUntil(20)
    await consultation.travelTo(24)
    await change(ana, 'audio', VOICE)
    const [before] = await listSegments(db, id)
    expect(before!.to.getTime() - before!.from.getTime()).toBe(7_999)
    const [{ billableFrom }] = await db<[{ billableFrom: Date }]>`
      select billable_from as "billableFrom" from consultations where id = ${id}`
    expect(billableFrom.getTime() - before!.from.getTime()).toBe(12_000)
  })

  test('a rise needs three minutes at the new price within every limit', async () => {
    await consultation.ask({ limitCents: 1_000n })
    await consultation.accept()
    await expect(change(ana, 'audio', VOICE)).rejects.toMatchObject(refused('limit_too_low'))
    await db`update consultations set spending_limit = null where id = ${id}`
    await setLimit(db, { personId: ana, period: 'day', amount: 1_050n, clock })
    await expect(change(ana, 'audio', VOICE)).rejects.toMatchObject(refused('own_limit_too_low'))
    expect(await consultation.read()).toMatchObject({ channel: 'chat', heldCents: 1_000n })
  })

  test('without the money nothing changes, and with it the hold grows', async () => {
    const bia = await aClient(db, 'Bia', 1_000n)
    const hers = new MeteredConsultation(db, { client: bia, consultant: luna })
    await hers.ask()
    await hers.accept()
    const rise = () =>
      changeChannel(db, { id: hers.id, personId: bia, wanted: 'audio', seenPrice: VOICE, open: OPEN, clock })
    await expect(rise()).rejects.toMatchObject(refused('not_enough_balance'))
    expect(await hers.read()).toMatchObject({ channel: 'chat', heldCents: 1_000n })
    await credit(db, bia, 500n)
    expect(await rise()).toMatchObject({ channel: 'audio', heldCents: 1_500n })
    await hers.end()
  })

  test('a consultant proposes: one at a time, none for 30 s after a no, five in all', async () => {
    await consultation.ask()
    await consultation.accept()
    expect(await change(luna, 'video')).toMatchObject({
      currentChannel: 'chat',
      pricePerMinuteCents: 299n,
      proposed: { channel: 'video', pricePerMinuteCents: PICTURE },
    })
    await change(luna, 'video')
    await expect(change(luna, 'audio')).rejects.toMatchObject(refused('already_proposed'))
    expect(await decline(ana)).toMatchObject({ proposed: null })
    await decline(ana)
    expect(await events()).toEqual(['consultant proposed video', 'client declined video'])
    await consultation.travelTo(29)
    await expect(change(luna, 'audio')).rejects.toMatchObject(refused('proposed_lately'))
    for (const seconds of [31, 62, 93, 124]) {
      await consultation.travelTo(seconds)
      await change(luna, 'audio')
      await decline(luna)
    }
    await consultation.travelTo(160)
    await expect(change(luna, 'audio')).rejects.toMatchObject(refused('too_many_proposals'))
  })

  test('a yes to a proposal needs the price, and takes it down', async () => {
    await consultation.beginWithFirstWord()
    await change(luna, 'audio')
    await expect(change(ana, 'audio')).rejects.toMatchObject(refused('price_not_seen'))
    expect(await change(ana, 'audio', VOICE)).toMatchObject({ currentChannel: 'audio', proposed: null })
    // Below the agreed channel the consultant still proposes only.
    await change(ana, 'chat')
    expect(await consultation.read()).toMatchObject({ proposed: null, channel: 'audio' })
    expect(await change(luna, 'audio').catch(({ code }) => code)).toBe('consultations.proposed_lately')
  })

  test('up and down without end is refused, down never is', async () => {
    await consultation.beginWithFirstWord()
    await change(ana, 'audio', VOICE)
    await change(ana, 'chat')
    await expect(change(ana, 'audio')).rejects.toMatchObject(refused('changed_lately'))
    for (let time = 1; time < 8; time++) {
      await consultation.travelTo(12 + time * 11)
      await change(ana, 'audio')
      await change(ana, 'chat')
    }
    await consultation.travelTo(120)
    await expect(change(ana, 'audio')).rejects.toMatchObject(refused('too_many_changes'))
    await expect(change(luna, 'audio')).rejects.toMatchObject(refused('too_many_changes'))
  })

  test.each([
    ['before an answer', 'not_now', () => consultation.ask()],
    [
      'after the end',
      'not_now',
      async () => (await consultation.ask(), await endConsultation(db, { id, personId: ana, clock })),
    ],
    [
      'when calls are closed',
      'call_closed',
      async () => {
        await consultation.beginWithFirstWord()
        await db`update consultations set unproven_media_ms = 60000 where id = ${id}`
      },
    ],
    [
      'when the consultant does not offer it',
      'channel_not_offered',
      async () => {
        await consultation.beginWithFirstWord()
        await db`delete from consultant_channels where consultant_id = ${luna} and channel = 'audio'`
      },
    ],
    [
      'during the free minutes',
      'call_after_given_time',
      async () => {
        await consultation.beginWithFirstWord()
        await db`update consultations set is_welcome = true, covered_ms = 180000 where id = ${id}`
      },
    ],
  ])('refuses a call %s', async (_, code, setup) => {
    await setup()
    for (const person of [ana, luna]) await expect(change(person, 'audio', VOICE)).rejects.toMatchObject(refused(code))
    expect(await events()).toEqual([])
  })

  test('nobody else changes a room, and nothing opens what is not open', async () => {
    await consultation.beginWithFirstWord()
    const bia = await aClient(db, 'Bia')
    await expect(change(bia, 'audio', VOICE)).rejects.toMatchObject(refused('not_found'))
    await expect(decline(bia)).rejects.toMatchObject(refused('not_found'))
    await expect(
      changeChannel(db, { id, personId: ana, wanted: 'audio', seenPrice: VOICE, open: ['chat'], clock }),
    ).rejects.toMatchObject(refused('channel_not_offered'))
  })

  test('a clock that stopped for want of sound runs on by chat, and silent calls add up', async () => {
    await consultation.beginWithFirstWord()
    await change(ana, 'audio', VOICE)
    await consultation.travelTo(22)
    const proofs = { clientAt: null, consultantAt: null }
    await inTransaction(db, async (tx) => {
      const c = await lockConsultation(tx, id)
      await stopClock(tx, c!, { cause: { reason: 'no_sound', proofs }, at: await clock(tx) })
    })
    await change(luna, 'chat')
    expect((await consultation.prove(24))?.due).toBe('resume')
    await resumeByProof(db, { id, clock })
    // Ten seconds flowed unproven until the stop, and nine more in the second call: five of each within the lease.
    await consultation.travelTo(34)
    await change(ana, 'audio')
    await consultation.travelTo(43)
    await change(ana, 'chat')
    const [row] = await db`select unproven_media_ms::int as ms from consultations where id = ${id}`
    expect(row).toEqual({ ms: 8_999 })
  })
})

test('ten upgrades and an end at once: the price rises once, and nothing is reserved after the end', async () => {
  const db = await freshDatabase({ max: 12 })
  const [ana, luna] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna')]
  await comeOnline(db, luna)
  await offerCalls(db, luna)
  const room = new MeteredConsultation(db, { client: ana, consultant: luna })
  await room.ask()
  await room.accept()
  const { id } = room
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 10 }, () =>
      changeChannel(db, { id, personId: ana, wanted: 'video', seenPrice: PICTURE, open: OPEN, clock }),
    ),
    endConsultation(db, { id, personId: luna, clock }),
  ])
  const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code as string] : []))
  expect(codes.filter((code) => code !== 'consultations.not_now')).toEqual([])
  const c = await room.read()
  expect(c).toMatchObject({ state: 'cancelled', capturedCents: 0n, releasedCents: c.heldCents })
  const [{ count }] = await db<[{ count: number }]>`
    select count(*)::int as count from consultation_events where consultation_id = ${id} and type = 'channel'`
  expect(count).toBeLessThanOrEqual(1)
})
