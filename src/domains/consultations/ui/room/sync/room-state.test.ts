import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anasConsultation, messageEvent, movedEvent } from '#test/support/room-events.ts'
import type { LiveChannel } from '../../../channels/rules.ts'
import { chargedSoFar, priceNow } from '../../cost-so-far.ts'
import { priceAfter } from '../meter/use-price-now.ts'
import {
  beginRefetch,
  applyFact,
  isTakenOver,
  needsRefetch,
  roomFromSnapshot,
  applySnapshot,
  type RoomState,
} from './room-state.ts'

const bodies = (room: RoomState) => room.events.map(({ body }) => body)
const metered = (billedMs: number, leftMs: number, channel: LiveChannel = 'chat') =>
  ({ type: 'metered', billedMs, leftMs, channel }) as const
const room = () => roomFromSnapshot(anasConsultation(), [messageEvent(1, 'Boa noite, Ana.')])

test('appends a new message to those that were read', () => {
  const received = applyFact(room(), messageEvent(2, 'Boa noite!', 'client'))
  expect([bodies(received), needsRefetch(received)]).toEqual([['Boa noite, Ana.', 'Boa noite!'], false])
})

test('repeated and outdated events change nothing', () => {
  const before = applyFact(room(), messageEvent(2, 'Boa noite!', 'client'))
  expect(
    applyFact(applyFact(before, messageEvent(2, 'Boa noite!', 'client')), messageEvent(1, 'Boa noite, Ana.')),
  ).toBe(before)
})

test('does not skip a missing number, but reads the missing events', () => {
  const gapped = applyFact(room(), messageEvent(4, 'O quatro de copas.'))
  expect([bodies(gapped), needsRefetch(gapped)]).toEqual([['Boa noite, Ana.'], true])
  const whole = applySnapshot(beginRefetch(gapped), anasConsultation(), [
    messageEvent(2, 'Embaralho.'),
    messageEvent(3, 'Corte.'),
    messageEvent(4, 'O quatro de copas.'),
  ])
  expect([bodies(whole), needsRefetch(whole)]).toEqual([
    ['Boa noite, Ana.', 'Embaralho.', 'Corte.', 'O quatro de copas.'],
    false,
  ])
})

test('reads again when the events read end before those received', () => {
  const gapped = applyFact(applyFact(room(), messageEvent(3, 'Corte.')), messageEvent(4, 'Vire.'))
  const half = applySnapshot(beginRefetch(gapped), anasConsultation(), [
    messageEvent(2, 'Embaralho.'),
    messageEvent(3, 'Corte.'),
  ])
  expect([half.seq, needsRefetch(half)]).toEqual([3, true])
})

test('shows a change of state at once, and refetches deadlines and money', () => {
  const paused = applyFact(room(), movedEvent(2, 'paused', 'silence'))
  expect(paused.consultation).toMatchObject({ state: 'paused', reason: 'silence' })
  expect(needsRefetch(paused)).toBe(true)
})

test('ignores a snapshot that was requested before a change of state', () => {
  const during = applyFact(beginRefetch(room()), movedEvent(2, 'paused', 'by_client'))
  const after = applySnapshot(during, anasConsultation({ state: 'active' }), [])
  expect([after.consultation.state, needsRefetch(after)]).toEqual(['paused', true])
  expect(
    applySnapshot(beginRefetch(after), anasConsultation({ state: 'paused', pausedByYou: true }), []).consultation
      .pausedByYou,
  ).toBe(true)
})

test('takes the clock from the server, and only forward', () => {
  const at4s = applyFact(room(), metered(4_000, 596_000))
  expect(at4s.consultation).toMatchObject({ billedMs: 4_000, leftMs: 596_000 })
  expect(applyFact(at4s, metered(2_000, 598_000))).toBe(at4s)
  expect(applySnapshot(at4s, anasConsultation({ billedMs: 3_000, leftMs: 1_197_000 }), []).consultation).toMatchObject({
    billedMs: 4_000,
    leftMs: 1_196_000,
  })
})

test('refetches the amounts when more is reserved', () => {
  expect(needsRefetch(applyFact(room(), metered(2_000, 598_000)))).toBe(false)
  expect(needsRefetch(applyFact(room(), metered(2_000, 1_198_000)))).toBe(true)
})

test('shows the price that is charged now, and what was charged at another before it is read', () => {
  const usageOf = (billedMs: number) =>
    [{ channel: 'video', pricePerMinuteCents: 448n, billedMs, coveredMs: 0 }] as const
  const calling = anasConsultation({
    channel: 'video',
    currentChannel: 'video',
    chargedChannel: 'video',
    pricePerMinuteCents: 448n,
    billedMs: 60_000,
    leftMs: 540_000,
    coveredMs: 0,
    channelUsage: [...usageOf(60_000)],
  })
  const seen = applyFact(roomFromSnapshot(calling, []), metered(120_000, 480_000, 'video'))
  expect([priceNow(seen.consultation), needsRefetch(seen)]).toEqual([{ channel: 'video', cents: 448n }, false])
  const late = applyFact(seen, metered(180_000, 430_000, 'audio'))
  expect([priceNow(late.consultation), needsRefetch(late)]).toEqual([{ channel: 'audio', cents: 373n }, true])
  expect(chargedSoFar(late.consultation, 180_000).cents).toBe(2n * 448n + 373n)
  const stillLate = applyFact(beginRefetch(late), metered(182_000, 428_300, 'audio'))
  expect(needsRefetch(stillLate), 'what voice saves lasts longer').toBe(false)
})

test('a pause shows the price of what ran, also where it is below the agreed channel', () => {
  const call = { channel: 'video', currentChannel: 'video', pricePerMinuteCents: 448n } as const
  const [voice, video] = [
    { channel: 'audio', cents: 373n },
    { channel: 'video', cents: 448n },
  ]
  const waiting = anasConsultation({ ...call, chargedChannel: 'audio', state: 'accepted' })
  expect(priceNow(waiting), 'what the client said yes to').toEqual(video)
  const withoutCamera = anasConsultation({ ...call, chargedChannel: 'audio', state: 'paused' })
  expect(priceNow(withoutCamera)).toEqual(voice)

  const seen = priceAfter(undefined, anasConsultation({ ...call, chargedChannel: 'video' }))
  const paused = priceAfter(seen, withoutCamera)
  expect(paused.price, 'no picture arrives in a pause').toEqual(video)
  expect(priceAfter(paused, { ...withoutCamera, state: 'active' }).price).toEqual(voice)
  expect(priceAfter(paused, { ...withoutCamera, currentChannel: 'audio' }).price).toEqual(voice)
  const byChat = priceAfter(paused, { ...withoutCamera, currentChannel: 'chat', chargedChannel: 'chat' })
  expect(byChat.price).toEqual({ channel: 'chat', cents: 299n })
})

test('a newer connection of the same person takes over, in whichever order the facts arrive; the other seat does not matter', () => {
  const seated = applyFact(room(), { type: 'seated', connection: 7 })
  expect(isTakenOver(seated)).toBe(false)
  expect(isTakenOver(applyFact(seated, { type: 'taken_over', seat: 'client', connection: 7 }))).toBe(false)
  expect(isTakenOver(applyFact(seated, { type: 'taken_over', seat: 'consultant', connection: 9 }))).toBe(false)
  expect(isTakenOver(applyFact(seated, { type: 'taken_over', seat: 'client', connection: 8 }))).toBe(true)
  expect(
    isTakenOver(
      applyFact(applyFact(room(), { type: 'taken_over', seat: 'client', connection: 8 }), {
        type: 'seated',
        connection: 7,
      }),
    ),
  ).toBe(true)
})

test('shows only the other one’s typing, until their message arrives', () => {
  expect(applyFact(room(), { type: 'typing', seat: 'client' }).typingCount).toBe(0)
  const writing = applyFact(room(), { type: 'typing', seat: 'consultant' })
  expect(writing).toMatchObject({ typingCount: 1, typingCountAtMessage: 0 })
  expect(applyFact(writing, messageEvent(2, 'Meu palpite…', 'client'))).toMatchObject({
    typingCount: 1,
    typingCountAtMessage: 0,
  })
  expect(applyFact(writing, messageEvent(2, 'Tirei a Lua.'))).toMatchObject({ typingCount: 1, typingCountAtMessage: 1 })
})

test('ends as the server has it, whatever is lost, doubled or reordered on the way', () => {
  const all = Array.from({ length: 12 }, (_, i) =>
    i % 5 === 3 ? movedEvent(i + 1, i > 8 ? 'ended' : 'paused') : messageEvent(i + 1, `linha ${i + 1}`),
  )
  fc.assert(
    fc.property(fc.array(fc.nat(11), { maxLength: 40 }), fc.nat(12), (order, readUpTo) => {
      const received = order.reduce(
        (now, i) => applyFact(now, all[i]!),
        roomFromSnapshot(anasConsultation(), all.slice(0, readUpTo)),
      )
      const { seq } = received
      expect(received.events).toEqual(all.slice(0, seq))
      expect(applySnapshot(beginRefetch(received), anasConsultation(), all.slice(seq)).events).toEqual(all)
    }),
  )
})
