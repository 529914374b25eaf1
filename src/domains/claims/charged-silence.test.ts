import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { grantMinutes } from '#domains/wallet/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { wholeSeconds } from '#shared/whole-seconds.ts'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom, type Tab } from '#test/support/live-room.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { listAutomaticRefunds } from './sql.ts'
import { refundAutomatically } from './refund-automatically.ts'

const WORDS = 'As cartas falam de um caminho que você já conhece.'
const SILENT = { heard: 0, spoke: 0 }
/** Centavos a minute. */
const PRICE = { chat: 299n, audio: 373n, video: 448n }

let db: Db
beforeAll(async () => {
  db = await freshDatabase({ max: 1 })
})

/** What the rules give back of an ended consultation by themselves, and whether the job looks for it. */
async function refunded(id: string) {
  const due = await listAutomaticRefunds(db, { since: NOON, most: 50, aside: [] })
  await refundAutomatically(db, { consultationId: id, clock })
  const [claim] = await db<{ rule: string; amount: bigint }[]>`
    select rule, amount from claims where consultation_id = ${id}`
  return { claim: claim && { ...claim }, isDue: due.includes(id) }
}
const NOTHING = { claim: undefined, isDue: false }

describe('of a silence comes back what was charged of it', () => {
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })

  const join = async (channel?: 'audio' | 'video') => {
    room = await LiveRoom.open(db, channel ? { channel } : {})
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
    await room.pass(2)
  }
  const write = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10) {
      expect(await luna.say(WORDS)).toBe('stored')
      await room.pass(10)
    }
  }
  const talk = (seconds: number, measured: object) =>
    room.pass(seconds, async () => {
      await ana.report(measured)
      await luna.report(measured)
    })
  const end = async () => {
    await room.consultation.end()
    return refunded(room.consultation.id)
  }

  test('nothing before the first voice of a call, which was not charged', async () => {
    await join('audio')
    await talk(20, SILENT)
    expect(await room.consultation.read()).toMatchObject({ reason: 'silence', billedMs: 0 })
    await talk(200, {})
    expect(await end()).toEqual(NOTHING)
  })

  test('nothing before the first word of a chat', async () => {
    await join()
    await room.pass(50)
    expect(await room.consultation.read()).toMatchObject({ reason: 'silence', billedMs: 0 })
    await write(200)
    expect(await end()).toEqual(NOTHING)
  })

  test('nothing after a line of the client that fell, since when nothing was charged', async () => {
    await join()
    await write(200)
    const before = await room.billedMs()
    await ana.leave()
    await room.pass(40)
    ana = await room.join('ana')
    await room.pass(60)
    expect(await room.consultation.read()).toMatchObject({ reason: 'silence' })
    expect(await room.billedMs()).toBe(before)
    expect(await end()).toEqual(NOTHING)
  })

  test('all 45 s also when typing that brings no message puts the stop off', async () => {
    await join()
    await write(200)
    await room.pass(90, async (second) => {
      if (second % 20 === 0) await luna.type()
    })
    await room.pass(45)
    expect(await room.consultation.read()).toMatchObject({ state: 'paused', reason: 'silence' })
    const { claim } = await end()
    const { capturedCents, billedMs } = await room.consultation.read()
    expect(claim).toEqual({ rule: 'silence', amount: (capturedCents * 45_000n) / wholeSeconds(BigInt(billedMs)) })
  })

  test('each second of it by the channel that it was charged as', async () => {
    await join('video')
    await talk(200, { frames: 30 })
    await talk(22, { ...SILENT, frames: 30 })
    await talk(30, SILENT)
    expect(await room.consultation.read()).toMatchObject({ reason: 'silence' })
    const segments = await db<{ channel: 'audio' | 'video'; ms: bigint }[]>`
      select channel, ms_between(greatest(started_at, max(ended_at) over () - interval '45 seconds'), ended_at) as ms
      from billed_segments where consultation_id = ${room.consultation.id}`
    const silent = segments.filter(({ ms }) => ms > 0n)
    expect(silent.map(({ channel }) => channel).toSorted()).toEqual(['audio', 'video'])
    const { claim } = await end()
    const cost = silent.reduce((sum, { channel, ms }) => sum + Number(PRICE[channel] * ms) / 60_000, 0)
    expect(Math.abs(Number(claim!.amount) - cost)).toBeLessThan(1.5)
  })
})

describe('a silence in a chat', () => {
  let consultation: ConsultationFixture
  afterEach(async () => expect(await consultation.endAndFindViolations()).toEqual([]))

  /** Luna has written until that second after her first word, and then does not; the worker looks so much later. */
  const fallSilent = async (from: number, seconds: number) => {
    for (let now = from + 2; now <= from + seconds; now += 2) await consultation.prove(10 + now)
    await closeOverdueConsultation(db, { id: consultation.id, clock })
    expect(await consultation.read()).toMatchObject({ state: 'paused', reason: 'silence' })
  }

  test('comes back whole also when the worker looks late', async () => {
    consultation = await ConsultationFixture.open(db)
    await consultation.begin()
    await consultation.converse(0, 240)
    await fallSilent(240, 90)
    const { capturedCents, billedMs } = await consultation.end()
    expect((await refunded(consultation.id)).claim?.amount).toBe(
      (capturedCents * 45_000n) / wholeSeconds(BigInt(billedMs)),
    )
  })

  test.each([
    ['by minutes of little value', 101n, 30, 50n],
    ['by minutes of no value', 0n, 30, 0n],
    ['by credit, after them', 101n, 200, (PRICE.chat * 45_000n) / 60_000n],
  ])('costs what its own seconds were paid with: %s', async (_words, value, from, back) => {
    consultation = await ConsultationFixture.open(db)
    const expiresAt = new Date(NOON.getTime() + 86_400_000)
    const pack = { id: crypto.randomUUID(), personId: consultation.ana, kind: 'package' as const, title: '90 segundos' }
    await inTransaction(db, (tx) =>
      grantMinutes(tx, { ...pack, value, totalMs: 90_000n, ceiling: 449n, grantedAt: NOON, expiresAt }),
    )
    await consultation.begin()
    await consultation.converse(0, from)
    await fallSilent(from, 46)
    await consultation.travelTo(10 + from + 47)
    await consultation.say()
    await consultation.converse(from + 46, from + 246)
    expect(await consultation.state()).toBe('active')
    await consultation.end()
    expect((await refunded(consultation.id)).claim?.amount ?? 0n).toBe(back)
  })
})
