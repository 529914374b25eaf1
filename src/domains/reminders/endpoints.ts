import { type Route, serve } from '#platform/http.ts'
import * as authorContract from './authors/contract.ts'
import { nameAuthor } from './authors/name-author.ts'
import { readAuthor } from './authors/read-author.ts'
import * as contract from './contract.ts'
import * as followContract from './follows/contract.ts'
import { setFollow } from './follows/set-follow.ts'
import { listFollowsOf } from './follows/sql.ts'
import { readReminders } from './read-reminders.ts'
import { setReminder } from './set-reminder.ts'

export const endpoints: Route[] = [
  serve(contract.readReminders, ({ db, viewer }) => readReminders(db, viewer.id)),
  serve(contract.setReminder, async ({ db, now, viewer, input }) => {
    await setReminder(db, { ...input, personId: viewer.id, now })
    return readReminders(db, viewer.id)
  }),
  serve(followContract.readFollows, async ({ db, viewer }) => ({ follows: await listFollowsOf(db, viewer.id) })),
  serve(followContract.setFollow, async ({ db, now, viewer, input: { id, ...wish } }) => {
    await setFollow(db, { ...wish, consultantId: id, personId: viewer.id, now })
    return { follows: await listFollowsOf(db, viewer.id) }
  }),
  serve(authorContract.readArticleAuthor, ({ db, input: { id } }) => readAuthor(db, id)),
  serve(authorContract.nameArticleAuthor, async ({ db, clock, viewer, input }) => {
    await nameAuthor(db, { ...input, by: viewer.id, clock })
    return readAuthor(db, input.id)
  }),
]
