import { describe, expect, test } from 'vitest'
import type { StopSide } from '../state/rules.ts'
import {
  absenceFee,
  attendanceAt,
  attendanceOf,
  attendanceOnLeaving,
  isConsultantSilent,
  type Presence,
  roomFailedByOthers,
} from './attendance.rules.ts'

const RULE = { chargesMilliseconds: false }
const bookedAt = new Date('2026-11-23T12:00:00Z')
const at = (seconds: number) => new Date(bookedAt.getTime() + seconds * 1_000)
const presence = (client: number, consultant: number, more: Partial<Presence> = {}): Presence => ({
  clientMs: client * 1_000,
  consultantMs: consultant * 1_000,
  isClientThere: true,
  isConsultantThere: true,
  haveMet: true,
  isConsultantSilent: false,
  outageMs: 0,
  ...more,
})
const appointment = { bookedAt, billedMs: 0n }

describe('who came to a booking', () => {
  test.each([
    ['both, for a minute each', 60, 60, 'kept'],
    ['both, all the time', 600, 600, 'kept'],
    ['the client a millisecond short of a minute', 59.999, 480, 'client_absent'],
    ['nobody came, the consultant waited eight minutes', 0, 480, 'client_absent'],
    ['the consultant left a moment before the eight minutes', 0, 479.999, 'both_absent'],
    ['the consultant looked in, the client waited eight minutes', 480, 59.999, 'consultant_absent'],
    ['the consultant looked in, the client left before', 479, 59, 'both_absent'],
    ['the consultant never came, the client was there for a minute', 60, 0, 'consultant_absent'],
    ['the consultant never came, and neither did the client, for a minute', 59.999, 0, 'both_absent'],
    ['nobody', 0, 0, 'both_absent'],
  ] as const)('%s', (_name, client, consultant, expected) =>
    expect(attendanceOf(appointment, presence(client, consultant))).toBe(expected),
  )

  test.each([
    ['the consultant was silent, and the client waited', 480, 600, { isConsultantSilent: true }, 'consultant_absent'],
    ['for a minute', 60, 600, { isConsultantSilent: true }, 'consultant_absent'],
    ['the consultant was silent, alone', 59, 600, { isConsultantSilent: true }, 'client_absent'],
    ['they missed each other: the consultant left first', 480, 60, { haveMet: false }, 'consultant_absent'],
    ['the consultant waited eight minutes', 60, 480, { haveMet: false }, 'kept'],
    ['nobody waited', 400, 100, { haveMet: false }, 'both_absent'],
  ] as const)('being there is meeting and speaking: %s', (_name, client, consultant, more, expected) =>
    expect(attendanceOf(appointment, presence(client, consultant, more))).toBe(expected),
  )

  test('what was charged was proven of both, also before the agreed start', () => {
    expect(attendanceOf({ bookedAt, billedMs: 60_000n }, presence(0, 600))).toBe('kept')
    expect(attendanceOf({ bookedAt, billedMs: 30_000n }, presence(30, 400))).toBe('kept')
  })

  test.each([
    ['half a minute of it', 30_000, 'undone'],
    ['a moment less', 29_999, 'client_absent'],
  ] as const)('nobody is absent when we were, for %s', (_name, outageMs, expected) =>
    expect(attendanceOf(appointment, presence(0, 500, { outageMs }))).toBe(expected),
  )

  test('what both kept stays kept, also when we were away', () =>
    expect(attendanceOf(appointment, presence(60, 60, { outageMs: 300_000 }))).toBe('kept'))
})

describe('a consultant of a running chat', () => {
  const chat = {
    startedAt: bookedAt,
    state: 'active' as const,
    stopSide: null,
    consultantSpokeAt: null,
    consultantTypedAt: null,
  }
  const nothing = { consultantVoicedAt: null, clientHeardAt: null }
  test.each([
    ['has 45 seconds for the first word', {}, 44.999, false],
    ['is silent then', {}, 45, true],
    ['is writing', { consultantTypedAt: at(30) }, 74.999, false],
    ['has written for too long without sending it', { consultantTypedAt: at(400) }, 400, true],
    ['has spoken', { consultantSpokeAt: at(2) }, 600, false],
    ['has stopped the clock', { state: 'paused', stopSide: 'consultant' }, 10, true],
    ['is not asked while the client is away', { state: 'paused', stopSide: 'client' }, 600, false],
    ['is not asked while both lines are cut', { state: 'paused', stopSide: 'both' }, 600, false],
    ['has not met the client', { startedAt: null, state: 'accepted' }, 600, false],
  ] as const)('%s', (_name, more, seconds, expected) =>
    expect(isConsultantSilent({ ...chat, ...more }, nothing, at(seconds))).toBe(expected),
  )

  test('of a call, is not silent when one side alone says that a voice was heard', () => {
    expect(isConsultantSilent(chat, { ...nothing, consultantVoicedAt: at(20) }, at(60))).toBe(false)
    expect(isConsultantSilent(chat, { ...nothing, clientHeardAt: at(20) }, at(60))).toBe(false)
  })
})

describe('when it is said', () => {
  test.each([
    ['before five minutes nothing is', 305.999, presence(300, 0), undefined],
    ['a consultant who never came is missed after five', 306, presence(300, 0), 'consultant_absent'],
    ['but not by a client of less than a minute', 306, presence(59, 0), undefined],
    ['nor by one who is not there now', 306, presence(300, 0, { isClientThere: false }), undefined],
    ['nor when we were away', 306, presence(300, 0, { outageMs: 30_000 }), undefined],
    ['a consultant who looked in has all ten', 306, presence(300, 1), undefined],
    ['a client has all ten', 605.999, presence(0, 600), undefined],
    ['and is missed then', 606, presence(0, 600), 'client_absent'],
  ] as const)('%s', (_name, seconds, known, expected) =>
    expect(attendanceAt(appointment, known, at(seconds))).toBe(expected),
  )
})

describe('leaving by hand', () => {
  const leaving = { ...appointment, freeUntil: at(-43_200) }
  test.each([
    ['the client, before the start, too late for nothing', 'client', -60, presence(0, 0), 'cancelled', true],
    ['the consultant, before the start', 'consultant', -60, presence(0, 0), 'cancelled', false],
    ['the client at once, with the consultant there', 'client', 20, presence(10, 10), 'client_absent', true],
    [
      'the client at once, the consultant not there yet',
      'client',
      120,
      presence(110, 0, { isConsultantThere: false }),
      'both_absent',
      false,
    ],
    [
      'the client after the five minutes in vain',
      'client',
      400,
      presence(390, 0, { isConsultantThere: false }),
      'consultant_absent',
      false,
    ],
    ['the client after a minute', 'client', 120, presence(60, 60), 'kept', false],
    ['the consultant before the client had a minute', 'consultant', 100, presence(59, 90), 'consultant_absent', false],
    [
      'the consultant who waited, before it is decided',
      'consultant',
      500,
      presence(0, 490),
      'consultant_absent',
      false,
    ],
    ['the consultant after the client’s minute', 'consultant', 100, presence(60, 90), 'kept', false],
    ['the consultant who never came', 'consultant', 100, presence(90, 0), 'consultant_absent', false],
    ['the consultant who looked in', 'consultant', 200, presence(190, 59.999), 'consultant_absent', false],
    [
      'the consultant who was silent',
      'consultant',
      100,
      presence(90, 90, { isConsultantSilent: true }),
      'consultant_absent',
      false,
    ],
    [
      'the consultant who was gone when the client came',
      'consultant',
      400,
      presence(200, 100, { haveMet: false }),
      'consultant_absent',
      false,
    ],
    [
      'the client at once, with a consultant who is silent',
      'client',
      200,
      presence(190, 190, { isConsultantSilent: true }),
      'both_absent',
      false,
    ],
    [
      'the client after five minutes with a consultant who is silent',
      'client',
      400,
      presence(390, 390, { isConsultantSilent: true }),
      'consultant_absent',
      false,
    ],
    ['the client while we were away', 'client', 100, presence(10, 90, { outageMs: 40_000 }), 'undone', false],
  ] as const)('%s', (_name, by, seconds, known, attendance, isLate) =>
    expect(attendanceOnLeaving(leaving, known, { by, at: at(seconds) })).toEqual({ attendance, isLate }),
  )

  test('before the start a first word changes nothing, and a minute together does', () => {
    const free = { ...leaving, freeUntil: at(0) }
    const leaves = (billedMs: bigint) =>
      attendanceOnLeaving({ ...free, billedMs }, presence(0, 0), { by: 'client', at: at(-60) })
    expect(leaves(59_999n)).toEqual({ attendance: 'cancelled', isLate: false })
    expect(leaves(60_000n)).toEqual({ attendance: 'kept', isLate: false })
  })

  test('before the start it is free until the agreed instant, and that instant included', () => {
    const free = { ...leaving, freeUntil: at(-60) }
    expect(attendanceOnLeaving(free, presence(0, 0), { by: 'client', at: at(-60) }).isLate).toBe(false)
    expect(attendanceOnLeaving(free, presence(0, 0), { by: 'client', at: at(-59) }).isLate).toBe(true)
  })
})

test.each([
  ['nothing was charged', 8_970n, 0n, 2_990n],
  ['a part was', 8_970n, 500n, 2_490n],
  ['more was', 8_970n, 3_000n, 0n],
  ['less is held', 2_000n, 100n, 1_900n],
])('the fee is ten minutes less what was charged: %s', (_name, held, captured, fee) =>
  expect(absenceFee({ pricePerMinute: 299n, held, captured, billedMs: 0n, coveredMs: 0n, ...RULE })).toEqual({
    fee,
    feeMs: 0n,
  }),
)

test.each([
  ['nothing was used', 0n, 600_000n],
  ['a part was', 59_999n, 541_000n],
  ['more was', 600_001n, 0n],
])('of minutes that pay it the fee is ten of them, less what was used: %s', (_name, billedMs, feeMs) =>
  // Also beside credit that a yes to going on has reserved.
  expect(
    absenceFee({ pricePerMinute: 299n, held: 2_990n, captured: 0n, billedMs, coveredMs: 1_800_000n, ...RULE }),
  ).toEqual({
    fee: 0n,
    feeMs,
  }),
)

describe('a room to which both came, of half an hour', () => {
  const minute = 60_000n
  test.each<[string, string, StopSide, StopSide | null, bigint, boolean]>([
    ['the consultant leaves it', 'by_consultant', 'consultant', null, minute, true],
    ['a moment before its time is used', 'by_consultant', 'consultant', null, 30n * minute - 1n, true],
    ['the consultant leaves once it is used', 'by_consultant', 'consultant', null, 30n * minute, false],
    ['the consultant leaves while the client is away', 'by_consultant', 'consultant', 'client', minute, false],
    ['the consultant leaves in an own pause', 'by_consultant', 'consultant', 'consultant', minute, true],
    ['the line of the consultant falls for good', 'not_back_in_time', 'consultant', 'consultant', minute, true],
    ['the consultant was silent for good', 'not_back_in_time', 'consultant', 'consultant', minute, true],
    ['both lines fall at once', 'not_back_in_time', 'both', 'both', minute, true],
    ['the line of the client falls for good', 'not_back_in_time', 'client', 'client', minute, false],
    ['the client comes back once the consultant is gone', 'not_back_in_time', 'consultant', 'client', minute, false],
    ['the consultant pauses for too long', 'paused_too_long', 'consultant', 'consultant', minute, true],
    ['the client pauses for too long', 'paused_too_long', 'client', 'client', minute, false],
    ['the client leaves it', 'by_client', 'client', null, minute, false],
    ['the client does not wait for the consultant’s line', 'by_client', 'client', 'consultant', minute, false],
    ['the next booking of one of the two begins', 'next_booking', 'platform', null, minute, false],
    ['the consultant was there and never spoke', 'connection', 'both', null, 0n, true],
  ])('%s', (_name, reason, side, stopSide, billedMs, failed) => {
    const room = { attendance: 'kept', bookedMinutes: 30, billedMs, stopSide } as const
    expect(roomFailedByOthers(room, { reason, side })).toBe(failed)
  })
})

test.each([
  ['consultant_absent', 'consultant_absent', true],
  ['undone', 'our_outage', true],
  ['cancelled', 'by_consultant', true],
  ['cancelled', 'by_client', false],
  ['client_absent', 'client_absent', false],
  ['both_absent', 'both_absent', false],
  [null, 'by_consultant', false],
] as const)('a room whose attendance is %s, %s', (attendance, reason, failed) => {
  const room = { attendance, bookedMinutes: 30, billedMs: 0n, stopSide: null }
  expect(roomFailedByOthers(room, { reason, side: 'consultant' })).toBe(failed)
})
