import { expect, test } from 'vitest'
import { RoomDiary } from './room-diary.ts'

/** Ana and Luna are there from second 10 to 60, Luna speaks at 12. */
function room() {
  const diary = new RoomDiary()
  const seats = [diary.client, diary.consultant].map((person) => person.sits(10_000))
  for (const seat of seats) seat.confirmed(10_050)
  diary.spoke({ from: 12_000, to: 12_100 })
  diary.ended({ from: 60_000, to: 60_100 })
  return { diary, seats }
}
const NOW = 100_000
const judged = (diary: RoomDiary, ...billed: [number, number][]) =>
  diary.judge(
    billed.map(([from, to]) => ({ from, to })),
    NOW,
  )

test('time between the first word and the silence after it is owed', () => {
  expect(judged(room().diary, [12_100, 57_000])).toEqual({ overMs: 0, underMs: [0] })
})
test('what is charged before the first word is too much', () =>
  expect(judged(room().diary, [11_900, 20_000])).toMatchObject({ overMs: 100 }))
test('what is charged after 45 s of silence is too much', () =>
  expect(judged(room().diary, [12_100, 57_150])).toMatchObject({ overMs: 50 }))
test('what is charged after the end is too much', () => {
  const { diary } = room()
  diary.spoke({ from: 50_000, to: 50_010 })
  expect(judged(diary, [12_100, 60_111])).toMatchObject({ overMs: 10 })
})
test('a long gap is never owed, a short one is', () => {
  const { diary } = room()
  diary.client.wasDeaf(20_000, 23_000)
  diary.consultant.wasDeaf(30_000, 39_000)
  expect(judged(diary, [12_100, 57_000])).toEqual({ overMs: 8_999, underMs: [0, 0] })
})
test('a pause by hand costs nothing once it is confirmed', () => {
  const { diary } = room()
  diary.paused({ from: 20_000, to: 20_100 }, { from: 25_000, to: 25_100 })
  expect(judged(diary, [12_100, 20_050], [25_050, 57_000])).toEqual({ overMs: 0, underMs: [0, 0] })
  expect(judged(diary, [12_100, 57_000])).toMatchObject({ overMs: 25_000 - 20_101 })
})
test('a seat that was taken over owes nothing after the newer one is gone', () => {
  const { diary } = room()
  const second = diary.client.sits(20_000)
  second.confirmed(20_100)
  second.gone(25_000)
  expect(judged(diary, [12_100, 30_000])).toMatchObject({ overMs: 4_999 })
})
test('less than owed is counted', () =>
  expect(judged(room().diary, [12_100, 20_000])).toMatchObject({ underMs: [37_000] }))
