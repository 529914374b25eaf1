import { expect, test } from 'vitest'
import { closedUntil, type Facts, type Move, nextMove, type Place } from './rules.ts'

const NOON = new Date('2026-03-10T15:00:00Z')
const ago = (seconds: number) => new Date(NOON.getTime() - seconds * 1000)

const waiting: Place = {
  kind: 'now',
  state: 'waiting',
  channel: 'chat',
  untilAt: null,
  seenAt: ago(5),
  consultantSeenAt: ago(5),
  offeredAt: null,
  unanswered: 0,
}
const offered: Place = { ...waiting, state: 'offered', offeredAt: ago(10) }
const requested: Place = { ...offered, state: 'requested' }
const callback: Place = {
  ...waiting,
  kind: 'callback',
  untilAt: ago(-3600),
  seenAt: ago(7200),
  consultantSeenAt: ago(7200),
}
const usual: Facts = {
  isRung: false,
  isConsultantFree: true,
  consultation: null,
  isTogether: false,
  obstacle: null,
  isOffered: true,
}
const request = (state: string, reason: string | null = null, isAccepted = false) => ({
  consultation: { state, reason, isAccepted },
})

test.each<[string, Place, Partial<Facts>, Move | undefined]>([
  ['whoever waits goes on waiting', waiting, {}, undefined],
  ['also while the consultant is busy', waiting, { isConsultantFree: false }, undefined],
  ['a page closed for nine minutes keeps the place', { ...waiting, seenAt: ago(9 * 60) }, {}, undefined],
  ['closed for ten, the place ends', { ...waiting, seenAt: ago(600) }, {}, { to: 'ended', reason: 'away' }],
  [
    'a place is kept without a page while a device rings',
    { ...waiting, seenAt: ago(7200) },
    { isRung: true },
    undefined,
  ],
  ['a turn that only a device was told of', { ...offered, seenAt: ago(3600) }, { isRung: true }, undefined],
  ['is withdrawn when the push failed, not missed', { ...offered, seenAt: ago(3600) }, {}, { to: 'waiting' }],
  ['a page that was open at the turn heard of it', { ...offered, seenAt: ago(99) }, {}, undefined],
  ['a consultant away for fourteen minutes', { ...waiting, consultantSeenAt: ago(14 * 60) }, {}, undefined],
  ['for fifteen', { ...waiting, consultantSeenAt: ago(900) }, {}, { to: 'ended', reason: 'consultant_away' }],
  ['a call back needs no open page, and no consultant, until its end', callback, {}, undefined],
  ['at its end it ends', { ...callback, untilAt: NOON }, {}, { to: 'ended', reason: 'window_over' }],
  ['a turn lasts two minutes', { ...offered, offeredAt: ago(119) }, {}, undefined],
  ['at two minutes it is missed', { ...offered, offeredAt: ago(120) }, {}, { to: 'lapsed' }],
  ['a turn of a consultant who left is withdrawn, not missed', offered, { isConsultantFree: false }, { to: 'waiting' }],
  [
    'an over turn is missed also if they left since',
    { ...offered, offeredAt: ago(121) },
    { isConsultantFree: false },
    { to: 'lapsed' },
  ],
  ['a request that rings', requested, request('requested'), undefined],
  ['one that was accepted', requested, request('accepted', null, true), { to: 'served' }],
  ['one that was accepted and ended since', requested, request('ended', 'by_client', true), { to: 'served' }],
  [
    'one that was accepted and did not connect',
    requested,
    request('not_connected', 'connection', true),
    { to: 'served' },
  ],
  ['one that was declined', requested, request('declined', 'by_consultant'), { to: 'ended', reason: 'declined' }],
  [
    'one that was accepted and left before it began',
    requested,
    request('cancelled', 'by_client', true),
    { to: 'served' },
  ],
  ['one that was taken back', requested, request('cancelled', 'by_client'), { to: 'left' }],
  [
    'one without an answer gives the place back',
    requested,
    request('expired', 'no_answer'),
    { to: 'waiting', isUnanswered: true },
  ],
  [
    'a second one without an answer ends it',
    { ...requested, unanswered: 1 },
    request('expired', 'no_answer'),
    { to: 'ended', reason: 'unanswered' },
  ],
  [
    'one that another room ended is nobody’s fault',
    { ...requested, unanswered: 1 },
    request('expired', 'consultant_busy'),
    { to: 'waiting' },
  ],
  ['a place of two who talk already', waiting, { isTogether: true }, { to: 'served' }],
  ['somebody blocked', waiting, { obstacle: 'blocked' }, { to: 'ended', reason: 'not_meeting' }],
  ['somebody restrained at their turn', offered, { obstacle: 'restrained' }, { to: 'ended', reason: 'not_meeting' }],
  ['somebody who took a break', callback, { obstacle: 'on_break' }, { to: 'ended', reason: 'on_break' }],
  [
    'an open request of two who do not meet any more follows the request',
    requested,
    { ...request('requested'), obstacle: 'blocked' },
    undefined,
  ],
  ['a channel that was switched off', waiting, { isOffered: false }, { to: 'ended', reason: 'channel_closed' }],
])('%s', (_name, place, facts, expected) => {
  expect(nextMove(place, { ...usual, ...facts }, NOON)).toEqual(expected)
})

test('a turn can be shorter', () => {
  expect(nextMove(offered, usual, NOON, 10_000)).toEqual({ to: 'lapsed' })
})

test.each([
  ['none', [], undefined],
  ['one', [ago(60)], undefined],
  ['two within a day', [ago(60), ago(3600)], ago(3600 - 86_400)],
  ['the first a day ago', [ago(60), ago(86_400)], undefined],
  ['three', [ago(60), ago(3600), ago(7200)], ago(3600 - 86_400)],
])('missed turns: %s', (_name, missed, expected) => {
  expect(closedUntil(missed, NOON)).toEqual(expected)
})
