import { type Route, serve } from '#platform/http.ts'
import { chooseNotices } from './choose-notices.ts'
import * as contract from './contract.ts'
import { listChoices } from './sql.ts'

export const choiceEndpoints: Route[] = [
  serve(contract.readNoticeChoices, async ({ db, viewer }) => ({ choices: await listChoices(db, viewer.id) })),
  serve(
    contract.chooseNotices,
    async ({ db, now, viewer, input }) => (await chooseNotices(db, { ...input, personId: viewer.id, now }), {}),
  ),
]
