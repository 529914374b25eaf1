import { serve, type Route } from '#platform/http.ts'
import { answerMessage } from './answer-message.ts'
import { closeMessage } from './close-message.ts'
import * as contract from './contract.ts'
import type { Message } from './contract.ts'
import { sendMessage } from './send-message.ts'
import { listClosedMessages, listOpenMessages, type MessageRow } from './sql.ts'

const MOST = 100

export const endpoints: Route[] = [
  serve(contract.sendMessage, async ({ db, now, address, input }) => {
    const { protocol, answerBy, receivedAt } = await sendMessage(db, { ...input, address, now })
    return { protocol, answerBy, receivedAt }
  }),
  serve(contract.listMessages, async ({ db, input: { state } }) => ({
    messages: (await (state === 'open' ? listOpenMessages : listClosedMessages)(db, MOST)).map(toMessage),
  })),
  serve(contract.closeMessage, async ({ db, clock, viewer, input: { id, note } }) =>
    toMessage(await closeMessage(db, { id, note, by: viewer.id, clock })),
  ),
  serve(contract.answerMessage, async ({ db, clock, viewer, input: { id, answer } }) =>
    toMessage(await answerMessage(db, { id, answer, by: viewer.id, clock })),
  ),
]

/** A row as the team sees it. */
const toMessage = ({ note, answer, closedBy, closedAt, ...message }: MessageRow): Message => ({
  ...message,
  closing: closedAt && { note, answer, by: closedBy ?? '', closedAt },
})
