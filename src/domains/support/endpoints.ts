import { type PersonalData, readPersonalData } from '#domains/accounts/index.ts'
import { serve, type Route } from '#platform/http.ts'
import { answerMessage } from './answer-message.ts'
import { closeMessage } from './close-message.ts'
import { closeRequestedAccount } from './close-requested-account.ts'
import * as contract from './contract.ts'
import type { Acknowledgement, Message } from './contract.ts'
import { sendMessage } from './send-message.ts'
import { requestClosing } from './request-closing.ts'
import { withdrawClosing } from './withdraw-closing.ts'
import { findClosingRequest, findMessage, listClosedMessages, listOpenMessages, type MessageRow } from './sql.ts'

const MOST = 100

/** `parts`: what the domains keep about a person. */
export const endpointsWith = (parts: readonly PersonalData[]): Route[] => [
  serve(contract.sendMessage, async ({ db, now, address, input }) =>
    acknowledgementOf(await sendMessage(db, { ...input, address, now })),
  ),
  serve(contract.listMessages, async ({ db, input: { state, id } }) => {
    const one = id === undefined ? undefined : await findMessage(db, id)
    if (id !== undefined) return { messages: one ? [toMessage(one)] : [] }
    return { messages: (await (state === 'open' ? listOpenMessages : listClosedMessages)(db, MOST)).map(toMessage) }
  }),
  serve(contract.closeMessage, async ({ db, clock, viewer, input: { id, note } }) =>
    toMessage(await closeMessage(db, { id, note, by: viewer.id, clock })),
  ),
  serve(contract.answerMessage, async ({ db, clock, viewer, input: { id, answer } }) =>
    toMessage(await answerMessage(db, { id, answer, by: viewer.id, clock })),
  ),
  serve(contract.closeRequestedAccount, async ({ db, clock, viewer, input: { id } }) =>
    toMessage(await closeRequestedAccount(db, { id, viewer, parts, clock })),
  ),
  serve(contract.readMyData, async ({ db, viewer }) => ({ data: await readPersonalData(db, parts, viewer.id) })),
  serve(contract.readClosingRequest, async ({ db, viewer }) => {
    const request = await findClosingRequest(db, viewer.id)
    return { request: request ? acknowledgementOf(request) : null }
  }),
  serve(contract.requestClosing, async ({ db, now, viewer, input }) =>
    acknowledgementOf(await requestClosing(db, { ...input, viewer, now })),
  ),
  serve(contract.withdrawClosing, async ({ db, now, viewer }) => (await withdrawClosing(db, { viewer, now }), {})),
]

const acknowledgementOf = ({ protocol, answerBy, receivedAt }: Acknowledgement): Acknowledgement => ({
  protocol,
  answerBy,
  receivedAt,
})

/** A row as the team sees it. */
const toMessage = ({ note, answer, closedBy, closedAt, ...message }: MessageRow): Message => ({
  ...message,
  closing: closedAt && { note, answer, by: closedBy ?? '', closedAt },
})
