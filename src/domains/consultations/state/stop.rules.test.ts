import { describe, expect, test } from 'vitest'
import type { Reason, StopSide } from './rules.ts'
import { firstToFall, type StopCause, stopSideOf } from './stop.rules.ts'

const NOON = Date.parse('2026-11-20T15:00:00Z')
const at = (seconds: number | null) => (seconds === null ? null : new Date(NOON + seconds * 1000))
const proofs = (client: number | null, consultant: number | null) => ({
  clientAt: at(client),
  consultantAt: at(consultant),
})

describe('which seat’s proof ended first', () => {
  test.each<[string, number | null, number | null, StopSide]>([
    ['the client’s, six seconds before', 30, 36, 'client'],
    ['the consultant’s, six seconds before', 36, 30, 'consultant'],
    ['the client’s, one millisecond more than a ping before', 30, 32.001, 'client'],
    ['the consultant’s, one millisecond more than a ping before', 32.001, 30, 'consultant'],
    ['within one ping: nobody can tell', 30, 32, 'both'],
    ['within one ping, the other way round', 32, 30, 'both'],
    ['at the same instant', 30, 30, 'both'],
    ['long ago, both, one after the other', 30, 45, 'client'],
    ['the client never came', null, 30, 'client'],
    ['the consultant never came', 30, null, 'consultant'],
    ['nobody ever came', null, null, 'both'],
  ])('%s', (_words, client, consultant, side) => expect(firstToFall(proofs(client, consultant))).toBe(side))
})

describe('whose side a stop belongs to', () => {
  const before = { consultantId: 'luna', reason: null, pausedAt: null, pausedBy: null, consultantSpokeAt: at(20) }
  const silent = { ...before, reason: 'silence', pausedAt: at(60) }
  const bothThere = proofs(180, 180.5)

  type Row = [string, StopCause, Parameters<typeof stopSideOf>[1], StopSide]
  const byReason = (
    reason: Exclude<Reason, 'connection' | 'no_sound' | 'sound_disputed' | 'not_back_in_time'>,
    side: StopSide,
  ): Row => [reason, { reason }, before, side]

  test.each<Row>([
    ['connection, the client’s', { reason: 'connection', proofs: proofs(30, 36) }, before, 'client'],
    ['connection, the consultant’s', { reason: 'connection', proofs: proofs(36, 30) }, before, 'consultant'],
    ['connection, both within a ping', { reason: 'connection', proofs: proofs(30, 31) }, before, 'both'],
    ['never connected, the client', { reason: 'connection', proofs: proofs(null, 30) }, before, 'client'],
    ['not back in time, the client', { reason: 'not_back_in_time', proofs: proofs(30, 180) }, before, 'client'],
    ['not back in time, the consultant', { reason: 'not_back_in_time', proofs: proofs(180, 30) }, before, 'consultant'],
    ['not back in time, both', { reason: 'not_back_in_time', proofs: proofs(30, 31) }, before, 'both'],
    ['still silent, both there', { reason: 'not_back_in_time', proofs: bothThere }, silent, 'consultant'],
    ['still silent, the client left', { reason: 'not_back_in_time', proofs: proofs(90, 180) }, silent, 'consultant'],
    [
      'nobody agreed who spoke, both there',
      { reason: 'not_back_in_time', proofs: bothThere },
      { ...silent, reason: 'voice_disputed' },
      'both',
    ],
    [
      'wrote again, but the client had left',
      { reason: 'not_back_in_time', proofs: proofs(90, 180) },
      { ...silent, consultantSpokeAt: at(120) },
      'client',
    ],
    ['paused too long by the client', { reason: 'paused_too_long' }, { ...before, pausedBy: 'ana' }, 'client'],
    ['paused too long by her', { reason: 'paused_too_long' }, { ...before, pausedBy: 'luna' }, 'consultant'],
    byReason('silence', 'consultant'),
    byReason('voice_disputed', 'both'),
    byReason('by_consultant', 'consultant'),
    byReason('no_answer', 'consultant'),
    byReason('consultant_busy', 'consultant'),
    byReason('by_client', 'client'),
    byReason('out_of_funds', 'client'),
    byReason('limit_reached', 'client'),
    byReason('free_minutes_over', 'client'),
    byReason('max_duration', 'platform'),
    byReason('by_admin', 'platform'),
  ])('%s', (_words, cause, stopping, side) => expect(stopSideOf(cause, stopping)).toBe(side))
})
