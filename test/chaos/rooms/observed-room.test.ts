import { expect, test } from 'vitest'
import { countFreeMessages } from './free-messages.ts'
import { ObservedRoom } from './observed-room.ts'
import { total } from './spans.ts'

/** Ana and Luna are present from second 10 to 60; Luna writes at 12. */
function room() {
  const observed = new ObservedRoom()
  const seats = [observed.client, observed.consultant].map((person) => person.joins(10_000))
  for (const seat of seats) seat.confirmed(10_050)
  observed.spoke({ from: 12_000, to: 12_100 })
  observed.ended({ from: 60_000, to: 60_100 })
  return { observed, seats }
}
const NOW = 100_000
/** What was proven; of it the whole seconds are charged. */
function compared(observed: ObservedRoom, ...billed: [number, number][]) {
  const spans = billed.map(([from, to]) => ({ from, to }))
  return observed.compareBilled(spans, NOW, Math.floor(total(spans) / 1_000) * 1_000)
}

test('time from the consultant’s first message until 45 s of silence is billable, and the rest of a second given away', () => {
  expect(compared(room().observed, [12_100, 57_000])).toEqual({ overMs: 0, underMs: [900] })
})
test('billing before the first message counts as overbilled', () =>
  expect(compared(room().observed, [11_900, 20_000])).toMatchObject({ overMs: 100 }))
test('billing after 45 s of silence counts as overbilled', () =>
  expect(compared(room().observed, [12_100, 57_150])).toMatchObject({ overMs: 50 }))
test('billing after the end counts as overbilled', () => {
  const { observed } = room()
  observed.spoke({ from: 50_000, to: 50_010 })
  expect(compared(observed, [12_100, 60_111])).toMatchObject({ overMs: 10 })
})
test('a long connection gap is not billable, a short one is', () => {
  const { observed } = room()
  observed.client.hung(20_000, 23_000)
  observed.consultant.hung(30_000, 39_000)
  expect(compared(observed, [12_100, 57_000])).toEqual({ overMs: 8_999, underMs: [0, 900] })
})
test('a manual pause is not billable once it is confirmed', () => {
  const { observed } = room()
  observed.paused({ from: 20_000, to: 20_100 }, { from: 25_000, to: 25_100 })
  expect(compared(observed, [12_100, 20_050], [25_050, 57_000])).toEqual({ overMs: 0, underMs: [0, 900] })
  expect(compared(observed, [12_100, 57_000])).toMatchObject({ overMs: 25_000 - 20_101 })
})
test('after a second tab took over and closed, the first tab does not make time billable', () => {
  const { observed } = room()
  const second = observed.client.joins(20_000)
  second.confirmed(20_100)
  second.gone(25_000)
  expect(compared(observed, [12_100, 30_000])).toMatchObject({ overMs: 4_999 })
})
test('billable time that was not charged counts as underbilled', () =>
  expect(compared(room().observed, [12_100, 20_000])).toMatchObject({ underMs: [37_900] }))
test('a second more than there were whole ones counts as overbilled', () =>
  expect(room().observed.compareBilled([{ from: 12_100, to: 57_000 }], NOW, 46_000)).toMatchObject({ overMs: 1_000 }))

/** What reached Ana in stays of 20 s, said at these seconds, at R$ 6,00 a minute; she is billed from 10 to 20 s. */
const freeOf = (said: number[], echoes: number[], stay = (second: number) => Math.floor(second / 20)) =>
  countFreeMessages(
    said.map((second) => ({ at: second * 1_000, stay: stay(second), begunAt: stay(second) * 20_000 })),
    {
      billed: [{ from: 10_000, to: 20_000 }],
      echoes: echoes.map((second) => ({ at: second * 1_000, stay: stay(second) })),
      pricePerMinute: 600n,
    },
  )

test('messages in charged time, and those that were echoed, are not free', () =>
  expect(freeOf([12, 19, 25], [10, 18, 26])).toEqual({ freeMessages: 0, cheatedCents: 0 }))
test('two stretches of a lease are for free, and a quarter of what is charged', () => {
  expect(freeOf([25, 26, 45], [24, 44])).toEqual({ freeMessages: 0, cheatedCents: 0 })
  expect(freeOf([25, 45, 65, 66], [24, 44, 64])).toEqual({ freeMessages: 0, cheatedCents: 0 })
  expect(freeOf([25, 45, 65, 69], [24, 44, 64])).toEqual({ freeMessages: 2, cheatedCents: 25 })
})
test('nor is what comes later than a lease after the last echo', () =>
  expect(freeOf([25, 35], [24])).toEqual({ freeMessages: 1, cheatedCents: 20 }))
test('a pause that was never echoed begins the second stretch, and the third is not for free', () => {
  expect(freeOf([25, 41], [24])).toEqual({ freeMessages: 0, cheatedCents: 0 })
  expect(freeOf([25, 41, 65], [24])).toEqual({ freeMessages: 1, cheatedCents: 25 })
})
test('an echo in a later stay proves nothing of an earlier one', () =>
  expect(freeOf([38, 58, 78], [37, 41, 57, 61, 74, 81])).toEqual({ freeMessages: 1, cheatedCents: 15 }))
