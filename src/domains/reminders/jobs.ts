import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { announcePublished } from './authors/announce-published.ts'
import { compareHours } from './follows/compare-hours.ts'
import { NEWS_KEPT_FOR_MS, SETTLED_MS } from './follows/rules.ts'
import { deleteOldNews, listChangedHours } from './follows/sql.ts'
import { tellFollowers } from './follows/tell-followers.ts'
import { sendDueReminders } from './send-due.ts'

const COMPARED_AT_ONCE = 50
const DELETED_AT_ONCE = 500

export const jobs: Job[] = [
  { name: 'reminders.send-due', everySeconds: 20, run: sendDueReminders },
  {
    name: 'reminders.compare-hours',
    everySeconds: 30,
    run: async (given) => {
      const { db, now } = given
      const settledAt = new Date(now.getTime() - SETTLED_MS)
      await sweepDue(given, {
        name: 'reminders.compare-hours',
        list: (most, aside) => listChangedHours(db, settledAt, { most, aside }),
        subjectOf: ({ consultantId }) => consultantId,
        act: ({ consultantId }) => compareHours(db, { consultantId, now }),
        most: COMPARED_AT_ONCE,
      })
    },
  },
  { name: 'reminders.announce-articles', everySeconds: 20, run: announcePublished },
  { name: 'reminders.tell-followers', everySeconds: 10, run: tellFollowers },
  {
    name: 'reminders.forget-news',
    everySeconds: 86_400,
    run: async (given) => {
      const before = new Date(given.now.getTime() - NEWS_KEPT_FOR_MS)
      await untilEmpty(given, DELETED_AT_ONCE, (most) => deleteOldNews(given.db, before, most))
    },
  },
]
