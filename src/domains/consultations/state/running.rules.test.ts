import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { type Standstill, whyNothingRuns } from './running.rules.ts'

type Room = Parameters<typeof whyNothingRuns>[0]

const at = new Date('2026-11-20T15:00:00Z')
const ago = (seconds: number) => new Date(at.getTime() - seconds * 1_000)

const running: Room = {
  state: 'active',
  reason: null,
  currentChannel: 'chat',
  pausedAt: null,
  isAutomatic: false,
  consultantSpokeAt: ago(20),
  clientKeptAt: null,
}
const paused = (reason: string, more: Partial<Room> = {}): Partial<Room> => ({
  state: 'paused',
  reason,
  pausedAt: ago(30),
  consultantSpokeAt: ago(75),
  ...more,
})
const program = (more: Partial<Room>): Partial<Room> => ({ isAutomatic: true, ...more })

const EXAMPLES: [how: string, room: Partial<Room>, why: Standstill | undefined][] = [
  ['somebody spoke', {}, undefined],
  ['a request', { state: 'requested', consultantSpokeAt: null }, 'not_begun'],
  ['the first seconds together', { state: 'accepted', consultantSpokeAt: null }, 'not_begun'],
  ['no word yet', { consultantSpokeAt: null }, 'not_begun'],
  ['no voice yet', { consultantSpokeAt: null, currentChannel: 'audio' }, 'not_begun'],
  ['45 seconds after the last word', { consultantSpokeAt: ago(45) }, undefined],
  ['a moment later, with somebody typing', { consultantSpokeAt: ago(45.001) }, 'typing'],
  ['the same by voice, until the clock is stopped', { consultantSpokeAt: ago(46), currentChannel: 'audio' }, undefined],
  ['the same by video', { consultantSpokeAt: ago(46), currentChannel: 'video' }, undefined],
  ['a silence', paused('silence'), 'silence'],
  ['a silence of one of two devices', paused('voice_disputed', { currentChannel: 'audio' }), 'silence'],
  ['a silence before any word', paused('silence', { consultantSpokeAt: null }), 'silence'],
  ['a silence in which somebody spoke: both come back', paused('silence', { consultantSpokeAt: ago(10) }), 'stopped'],
  ['a pause by hand', paused('by_client'), 'stopped'],
  ['a line that fell', paused('connection', { consultantSpokeAt: ago(31) }), 'stopped'],
  ['the end of the free minutes', paused('free_minutes_over'), 'stopped'],
  ['after the end', { state: 'ended' }, 'over'],
  ['a request that nobody took', { state: 'expired', consultantSpokeAt: null }, 'over'],
  ['a client who never came', { state: 'not_connected', consultantSpokeAt: null }, 'over'],
  ['the client of a program pressed', program({ consultantSpokeAt: null, clientKeptAt: ago(1) }), undefined],
  ['a program speaks, its client has not pressed', program({}), 'not_begun'],
  ['a program speaks on, its client wrote nothing more', program({ clientKeptAt: ago(46) }), 'typing'],
  ['a program whose client is quiet', program(paused('client_quiet', { clientKeptAt: ago(75) })), 'silence'],
  [
    'a program speaks to a client who is quiet',
    program(paused('client_quiet', { clientKeptAt: ago(75), consultantSpokeAt: ago(5) })),
    'silence',
  ],
]

describe('nothing of the time is charged', () => {
  let db: Db
  beforeAll(async () => void (db = await freshDatabase({ max: 1 })))

  test.each(EXAMPLES)('%s', async (_how, more, why) => {
    const c = { ...running, ...more }
    expect(whyNothingRuns(c, at)).toBe(why)
    const keptAt = c.isAutomatic ? c.clientKeptAt : c.consultantSpokeAt
    const [row] = await db`
      select why_nothing_runs(${c.state}, ${c.reason}, ${c.currentChannel}, ${c.pausedAt}, ${keptAt}, ${at}) as why`
    expect(row!.why, 'in the database').toBe(why ?? null)
  })
})
