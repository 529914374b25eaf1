import { serve, type Route } from '#platform/http.ts'
import { chooseFollowUps } from './choose-follow-ups.ts'
import * as contract from './contract.ts'
import { readFollowUp } from './read-follow-up.ts'
import { sendFollowUp } from './send-follow-up.ts'
import { isRefusing } from './sql.ts'

/** What a consultant writes after a consultation, and whether a client wants that. */
export const followUpEndpoints: Route[] = [
  serve(contract.readFollowUp, ({ db, viewer, input }) => readFollowUp(db, input.id, viewer.id)),
  serve(contract.sendFollowUp, async ({ db, clock, viewer, input: { id, followUpId, text } }) => {
    await sendFollowUp(db, { id: followUpId, consultationId: id, consultantId: viewer.id, text, clock })
    return readFollowUp(db, id, viewer.id)
  }),
  serve(contract.readFollowUpChoice, async ({ db, viewer }) => ({ isWanted: !(await isRefusing(db, viewer.id)) })),
  serve(contract.chooseFollowUps, async ({ db, clock, viewer, input: { isWanted } }) => {
    await chooseFollowUps(db, { clientId: viewer.id, isWanted, at: await clock(db) })
    return { isWanted }
  }),
]
