import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { advancePlace } from './advance-place.ts'
import { offerTurn } from './offer-turn.ts'
import { QUEUE_MS } from './rules.ts'
import { listDue, listObstructed } from './due.sql.ts'
import { deleteEndedBefore } from './personal-data.sql.ts'
import { listFreeWithWaiting, recordConsultantsSeen } from './sql.ts'

const MOST_PLACES = 200
const PLACES_AT_ONCE = 4
const RETENTION_MS = 90 * 86_400_000
const DELETED_AT_ONCE = 500

/** Moves places, offers turns, and ends what two people may not do any more. `turnMs`: how long a turn lasts. */
export const jobsWith = ({ turnMs = QUEUE_MS.turn }: { turnMs?: number } = {}): Job[] => [
  {
    name: 'queue.sweep',
    everySeconds: 1,
    run: async (given) => {
      const { db, clock } = given
      const now = await clock(db)
      await recordConsultantsSeen(db, now)
      await sweepDue(given, {
        name: 'queue.sweep',
        list: (most, aside) => listDue(db, now, { most, aside, turnMs }),
        subjectOf: (id) => id,
        act: (id) => advancePlace(db, { id, clock, turnMs }),
        most: MOST_PLACES,
        atOnce: PLACES_AT_ONCE,
      })
      await sweepDue(given, {
        name: 'queue.offer-turns',
        list: (most, aside) => listFreeWithWaiting(db, now, { most, aside }),
        subjectOf: (consultantId) => consultantId,
        act: (consultantId) => offerTurn(db, { consultantId, clock, turnMs }),
        most: MOST_PLACES,
        atOnce: PLACES_AT_ONCE,
      })
    },
  },
  {
    name: 'queue.end-obstructed',
    everySeconds: 5,
    run: async (given) => {
      const { db, clock } = given
      const now = await clock(db)
      await sweepDue(given, {
        name: 'queue.end-obstructed',
        list: (most, aside) => listObstructed(db, now, { most, aside }),
        subjectOf: (id) => id,
        act: (id) => advancePlace(db, { id, clock, turnMs }),
        most: MOST_PLACES,
        atOnce: PLACES_AT_ONCE,
      })
    },
  },
  {
    name: 'queue.forget-old',
    everySeconds: 3_600,
    run: async (given) => {
      const ended = new Date((await given.clock(given.db)).getTime() - RETENTION_MS)
      await untilEmpty(given, DELETED_AT_ONCE, () => deleteEndedBefore(given.db, ended, DELETED_AT_ONCE))
    },
  },
]
