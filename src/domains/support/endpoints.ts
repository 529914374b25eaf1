import { serve, type Served } from '#platform/http.ts'
import { closeMessage } from './close-message.ts'
import * as contract from './contract.ts'
import { sendMessage } from './send-message.ts'
import { shownMessage } from './shown-message.ts'
import { listClosed, listOpen } from './sql.ts'

const MOST = 100

export const endpoints: Served[] = [
  serve(contract.sendMessage, async ({ db, now, address, input }) => {
    const { protocol, answerBy, receivedAt } = await sendMessage(db, { ...input, address, now })
    return { protocol, answerBy, receivedAt }
  }),
  serve(contract.listMessages, async ({ db, input: { state } }) => ({
    messages: (await (state === 'open' ? listOpen : listClosed)(db, MOST)).map(shownMessage),
  })),
  serve(contract.closeMessage, async ({ db, clock, viewer, input: { id, note } }) =>
    shownMessage(await closeMessage(db, { id, note, by: viewer.id, clock })),
  ),
]
