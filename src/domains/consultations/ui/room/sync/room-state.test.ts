import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anasConsultation, messageEvent, movedEvent } from '#test/support/room-events.ts'
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
const room = () => roomFromSnapshot(anasConsultation(), [messageEvent(1, 'Boa noite, Ana.')])

test('what is said follows what was read', () => {
  const heard = applyFact(room(), messageEvent(2, 'Boa noite!', 'client'))
  expect([bodies(heard), needsRefetch(heard)]).toEqual([['Boa noite, Ana.', 'Boa noite!'], false])
})

test('hearing a thing twice, or late, changes nothing', () => {
  const before = applyFact(room(), messageEvent(2, 'Boa noite!', 'client'))
  expect(
    applyFact(applyFact(before, messageEvent(2, 'Boa noite!', 'client')), messageEvent(1, 'Boa noite, Ana.')),
  ).toBe(before)
})

test('a number that is missing is not skipped: the room is read on', () => {
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

test('what is read may not reach as far as what was heard; then it is read once more', () => {
  const gapped = applyFact(applyFact(room(), messageEvent(3, 'Corte.')), messageEvent(4, 'Vire.'))
  const half = applySnapshot(beginRefetch(gapped), anasConsultation(), [
    messageEvent(2, 'Embaralho.'),
    messageEvent(3, 'Corte.'),
  ])
  expect([half.seq, needsRefetch(half)]).toEqual([3, true])
})

test('a move shows at once, and deadlines and money are read', () => {
  const paused = applyFact(room(), movedEvent(2, 'paused', 'silence'))
  expect(paused.consultation).toMatchObject({ state: 'paused', reason: 'silence' })
  expect(needsRefetch(paused)).toBe(true)
})

test('a snapshot that was on its way while something moved is not believed', () => {
  const during = applyFact(beginRefetch(room()), movedEvent(2, 'paused', 'by_client'))
  const after = applySnapshot(during, anasConsultation({ state: 'active' }), [])
  expect([after.consultation.state, needsRefetch(after)]).toEqual(['paused', true])
  expect(
    applySnapshot(beginRefetch(after), anasConsultation({ state: 'paused', pausedByYou: true }), []).consultation
      .pausedByYou,
  ).toBe(true)
})

test('the clock is the server’s and only goes forward', () => {
  const at4s = applyFact(room(), { type: 'metered', billedMs: 4_000, leftMs: 596_000 })
  expect(at4s.consultation).toMatchObject({ billedMs: 4_000, leftMs: 596_000 })
  expect(applyFact(at4s, { type: 'metered', billedMs: 2_000, leftMs: 598_000 })).toBe(at4s)
  expect(applySnapshot(at4s, anasConsultation({ billedMs: 3_000, leftMs: 1_197_000 }), []).consultation).toMatchObject({
    billedMs: 4_000,
    leftMs: 1_196_000,
  })
})

test('when more is reserved, the amounts are read again', () => {
  expect(needsRefetch(applyFact(room(), { type: 'metered', billedMs: 2_000, leftMs: 598_000 }))).toBe(false)
  expect(needsRefetch(applyFact(room(), { type: 'metered', billedMs: 2_000, leftMs: 1_198_000 }))).toBe(true)
})

test('a newer tab of the same person takes over, in whichever order that is heard; the other seat does not concern it', () => {
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

test('only the other one’s typing is told, until their words come', () => {
  expect(applyFact(room(), { type: 'typing', seat: 'client' }).typingCount).toBe(0)
  const writing = applyFact(room(), { type: 'typing', seat: 'consultant' })
  expect(writing).toMatchObject({ typingCount: 1, typingCountAtMessage: 0 })
  expect(applyFact(writing, messageEvent(2, 'Meu palpite…', 'client'))).toMatchObject({
    typingCount: 1,
    typingCountAtMessage: 0,
  })
  expect(applyFact(writing, messageEvent(2, 'Tirei a Lua.'))).toMatchObject({ typingCount: 1, typingCountAtMessage: 1 })
})

test('whatever is lost, doubled or shuffled on the way, the room ends as the server has it', () => {
  const all = Array.from({ length: 12 }, (_, i) =>
    i % 5 === 3 ? movedEvent(i + 1, i > 8 ? 'ended' : 'paused') : messageEvent(i + 1, `linha ${i + 1}`),
  )
  fc.assert(
    fc.property(fc.array(fc.nat(11), { maxLength: 40 }), fc.nat(12), (order, readUpTo) => {
      const heard = order.reduce(
        (now, i) => applyFact(now, all[i]!),
        roomFromSnapshot(anasConsultation(), all.slice(0, readUpTo)),
      )
      const { seq } = heard
      expect(heard.events).toEqual(all.slice(0, seq))
      expect(applySnapshot(beginRefetch(heard), anasConsultation(), all.slice(seq)).events).toEqual(all)
    }),
  )
})
