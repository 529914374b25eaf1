import { describe, expect, test } from 'vitest'
import type { State } from './rules.ts'
import { deadlineOf, overdue } from './deadlines.rules.ts'

const start = new Date('2026-11-20T12:00:00.000Z')
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe('deadlines', () => {
  const asked = {
    state: 'requested' as State,
    requestedAt: start,
    acceptedAt: null,
    startedAt: null,
    pausedAt: null,
    pausedBy: null,
    pausedBeforeMs: 0n,
    consultantSpokeAt: null,
    consultantTypedAt: null as Date | null,
    billableFrom: null,
  }
  const accepted = { ...asked, state: 'accepted' as State, acceptedAt: at(10) }
  const running = {
    ...accepted,
    state: 'active' as State,
    startedAt: at(20),
    billableFrom: at(20),
    consultantSpokeAt: at(30),
  }
  const cut = { ...running, state: 'paused' as State, pausedAt: at(100) }
  const byHand = { ...cut, pausedBy: 'ana' }

  test.each([
    ['a request is open for a minute', asked, at(59.999), null, undefined],
    ['a request expires after a minute', asked, at(60), null, { to: 'expired', reason: 'no_answer' }],
    ['an accepted request waits a minute for both to connect', accepted, at(69.999), null, undefined],
    [
      'an accepted request ends when not both connected within a minute',
      accepted,
      at(70),
      null,
      { to: 'not_connected', reason: 'connection' },
    ],
    ['the clock runs on for less than six seconds without joint proof', running, at(60), at(54.001), undefined],
    [
      'the clock stops after six seconds without joint proof',
      running,
      at(60),
      at(54),
      { to: 'paused', reason: 'connection' },
    ],
    ['the consultant may be silent for less than 45 s', running, at(74.999), at(74), undefined],
    ['the clock stops after 45 s of silence', running, at(75), at(74), { to: 'paused', reason: 'silence' }],
    [
      'who types is not silent, but not for ever',
      { ...running, consultantTypedAt: at(60) },
      at(104.999),
      at(104),
      undefined,
    ],
    [
      'the clock stops 45 s after the last typing',
      { ...running, consultantTypedAt: at(60) },
      at(105),
      at(104),
      { to: 'paused', reason: 'silence' },
    ],
    [
      'who types in a call says nothing',
      { ...running, currentChannel: 'audio', consultantTypedAt: at(60) },
      at(75),
      at(74),
      { to: 'paused', reason: 'silence' },
    ],
    [
      'a consultant who never wrote is silent from the start',
      { ...running, consultantSpokeAt: null },
      at(65),
      at(64),
      { to: 'paused', reason: 'silence' },
    ],
    [
      'a consultation ends after four hours',
      running,
      at(20 + 4 * 3600),
      at(20 + 4 * 3600),
      { to: 'ended', reason: 'max_duration' },
    ],
    ['a cut consultation waits two minutes', cut, at(219.999), null, undefined],
    ['a cut consultation ends after two minutes', cut, at(220), null, { to: 'ended', reason: 'not_back_in_time' }],
    [
      'the question after free minutes waits two minutes',
      { ...cut, reason: 'free_minutes_over' },
      at(219.999),
      null,
      undefined,
    ],
    [
      'no answer within two minutes ends the consultation',
      { ...cut, reason: 'free_minutes_over' },
      at(220),
      null,
      { to: 'ended', reason: 'free_minutes_over' },
    ],
    ['a pause by hand waits ten minutes', byHand, at(699.999), null, undefined],
    [
      'a pause by hand ends the consultation after ten minutes',
      byHand,
      at(700),
      null,
      { to: 'ended', reason: 'paused_too_long' },
    ],
    [
      'earlier pauses count towards the ten minutes',
      { ...cut, pausedBeforeMs: 540_000n },
      at(160),
      null,
      { to: 'ended', reason: 'not_back_in_time' },
    ],
    ['what is final stays', { ...cut, state: 'ended' as State }, at(99_999), null, undefined],
  ])('%s', (_words, c, now, togetherAt, due) =>
    expect(overdue(c, now, { clientAt: togetherAt, consultantAt: togetherAt }, false)).toEqual(due),
  )

  describe('a call is silent for 45 s', () => {
    const proven = {
      clientMediaAt: at(75),
      consultantMediaAt: at(75),
      clientReceivedAt: at(75),
      consultantReceivedAt: at(75),
      clientAcknowledgedAt: at(75),
      consultantAcknowledgedAt: at(75),
      clientConnectedAt: at(75),
      consultantConnectedAt: at(75),
      clientHeardAt: null,
      consultantHeardAt: null,
      clientVoicedAt: null,
      consultantVoicedAt: null,
      chargedUntil: at(75),
    }
    const inCall = { ...running, currentChannel: 'audio' }

    test.each([
      ['nobody knows of a voice', {}, 'silence'],
      ['two reports date the last one', { consultantVoicedAt: at(35) }, 'silence'],
      ['only the consultant’s browser knows of hers', { consultantVoicedAt: at(35.001) }, 'voice_disputed'],
      ['only the consultant’s browser knows of the client’s', { consultantHeardAt: at(35.001) }, 'voice_disputed'],
      ['both know of the client’s', { consultantHeardAt: at(37), clientVoicedAt: at(36) }, 'silence'],
      ['the client claims what nobody sent', { clientHeardAt: at(74), clientVoicedAt: at(74) }, 'silence'],
      [
        'the client claims another voice than the consultant',
        { consultantVoicedAt: at(44), clientVoicedAt: at(44) },
        'voice_disputed',
      ],
    ] as const)('%s', (_words, voices, reason) => {
      const proofs = { clientAt: at(75), consultantAt: at(75), sound: { ...proven, ...voices } }
      expect(overdue(inCall, at(75), proofs, false)).toEqual({ to: 'paused', reason })
      expect(overdue(running, at(75), proofs, false), 'by chat').toEqual({ to: 'paused', reason: 'silence' })
      const unheard = { ...inCall, consultantSpokeAt: null, billableFrom: at(30) }
      expect(overdue(unheard, at(45), proofs, false), 'before the first word').toEqual({ to: 'paused', reason })
    })
  })

  test('the earlier of the two last proofs counts, and none from before the clock ran', () => {
    const apart = { clientAt: at(58), consultantAt: at(54) }
    expect(overdue(running, at(59.999), apart, false)).toBeUndefined()
    expect(overdue(running, at(60), apart, false)).toEqual({ to: 'paused', reason: 'connection' })
    expect(overdue({ ...running, billableFrom: at(55) }, at(60), apart, false)).toBeUndefined()
  })
  test('a request to somebody who took another one does not wait', () =>
    expect(overdue(asked, at(1), { clientAt: null, consultantAt: null }, true)).toEqual({
      to: 'expired',
      reason: 'consultant_busy',
    }))
  test('the deadline that people see is the one that is kept', () =>
    expect([asked, accepted, cut, byHand].map((c) => deadlineOf(c))).toEqual([at(60), at(70), at(220), at(700)]))
})
