import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anasConsultation, message, moved } from '#test/support/said-in-room.ts'
import { beginReading, hear, isTakenOver, mustReadOn, openRoom, readOn, type Room } from './room.ts'

const bodies = (room: Room) => room.events.map(({ body }) => body)
const room = () => openRoom(anasConsultation(), [message(1, 'Boa noite, Ana.')])

test('what is said follows what was read', () => {
  const heard = hear(room(), message(2, 'Boa noite!', 'client'))
  expect([bodies(heard), mustReadOn(heard)]).toEqual([['Boa noite, Ana.', 'Boa noite!'], false])
})

test('hearing a thing twice, or late, changes nothing', () => {
  const before = hear(room(), message(2, 'Boa noite!', 'client'))
  expect(hear(hear(before, message(2, 'Boa noite!', 'client')), message(1, 'Boa noite, Ana.'))).toBe(before)
})

test('a number that is missing is not skipped: the room is read on', () => {
  const gapped = hear(room(), message(4, 'O quatro de copas.'))
  expect([bodies(gapped), mustReadOn(gapped)]).toEqual([['Boa noite, Ana.'], true])
  const whole = readOn(beginReading(gapped), anasConsultation(), [
    message(2, 'Embaralho.'),
    message(3, 'Corte.'),
    message(4, 'O quatro de copas.'),
  ])
  expect([bodies(whole), mustReadOn(whole)]).toEqual([
    ['Boa noite, Ana.', 'Embaralho.', 'Corte.', 'O quatro de copas.'],
    false,
  ])
})

test('what is read may not reach as far as what was heard; then it is read once more', () => {
  const gapped = hear(hear(room(), message(3, 'Corte.')), message(4, 'Vire.'))
  const half = readOn(beginReading(gapped), anasConsultation(), [message(2, 'Embaralho.'), message(3, 'Corte.')])
  expect([half.seq, mustReadOn(half)]).toEqual([3, true])
})

test('a move shows at once, and deadlines and money are read', () => {
  const paused = hear(room(), moved(2, 'paused', 'silence'))
  expect(paused.consultation).toMatchObject({ state: 'paused', reason: 'silence' })
  expect(mustReadOn(paused)).toBe(true)
})

test('a snapshot that was on its way while something moved is not believed', () => {
  const during = hear(beginReading(room()), moved(2, 'paused', 'by_client'))
  const after = readOn(during, anasConsultation({ state: 'active' }), [])
  expect([after.consultation.state, mustReadOn(after)]).toEqual(['paused', true])
  expect(
    readOn(beginReading(after), anasConsultation({ state: 'paused', pausedByYou: true }), []).consultation.pausedByYou,
  ).toBe(true)
})

test('the clock is the server’s and only goes forward', () => {
  const at4s = hear(room(), { type: 'metered', billedMs: 4_000, leftMs: 596_000 })
  expect(at4s.consultation).toMatchObject({ billedMs: 4_000, leftMs: 596_000 })
  expect(hear(at4s, { type: 'metered', billedMs: 2_000, leftMs: 598_000 })).toBe(at4s)
  expect(readOn(at4s, anasConsultation({ billedMs: 3_000, leftMs: 1_197_000 }), []).consultation).toMatchObject({
    billedMs: 4_000,
    leftMs: 1_196_000,
  })
})

test('when more is reserved, the amounts are read again', () => {
  expect(mustReadOn(hear(room(), { type: 'metered', billedMs: 2_000, leftMs: 598_000 }))).toBe(false)
  expect(mustReadOn(hear(room(), { type: 'metered', billedMs: 2_000, leftMs: 1_198_000 }))).toBe(true)
})

test('a newer tab of the same person takes over, in whichever order that is heard; the other seat does not concern it', () => {
  const seated = hear(room(), { type: 'seated', connection: 7 })
  expect(isTakenOver(seated)).toBe(false)
  expect(isTakenOver(hear(seated, { type: 'taken_over', seat: 'client', connection: 7 }))).toBe(false)
  expect(isTakenOver(hear(seated, { type: 'taken_over', seat: 'consultant', connection: 9 }))).toBe(false)
  expect(isTakenOver(hear(seated, { type: 'taken_over', seat: 'client', connection: 8 }))).toBe(true)
  expect(
    isTakenOver(
      hear(hear(room(), { type: 'taken_over', seat: 'client', connection: 8 }), { type: 'seated', connection: 7 }),
    ),
  ).toBe(true)
})

test('only the other one’s typing is told, until their words come', () => {
  expect(hear(room(), { type: 'typing', seat: 'client' }).typed).toBe(0)
  const writing = hear(room(), { type: 'typing', seat: 'consultant' })
  expect(writing).toMatchObject({ typed: 1, answered: 0 })
  expect(hear(writing, message(2, 'Meu palpite…', 'client'))).toMatchObject({ typed: 1, answered: 0 })
  expect(hear(writing, message(2, 'Tirei a Lua.'))).toMatchObject({ typed: 1, answered: 1 })
})

test('whatever is lost, doubled or shuffled on the way, the room ends as the server has it', () => {
  const all = Array.from({ length: 12 }, (_, i) =>
    i % 5 === 3 ? moved(i + 1, i > 8 ? 'ended' : 'paused') : message(i + 1, `linha ${i + 1}`),
  )
  fc.assert(
    fc.property(fc.array(fc.nat(11), { maxLength: 40 }), fc.nat(12), (order, readUpTo) => {
      const heard = order.reduce((now, i) => hear(now, all[i]!), openRoom(anasConsultation(), all.slice(0, readUpTo)))
      const { seq } = heard
      expect(heard.events).toEqual(all.slice(0, seq))
      expect(readOn(beginReading(heard), anasConsultation(), all.slice(seq)).events).toEqual(all)
    }),
  )
})
