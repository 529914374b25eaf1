import { dayInSaoPaulo } from '#shared/dates.ts'
import type { TransferState } from '../gateway.ts'
import type { Asaas } from './asaas.ts'
import { valueOf } from './request.ts'
import * as sql from './sql.ts'
import { AsaasTransfer, failureOf, isKeyOf, paymentOf, PixTransactions } from './transfer.ts'

/**
 * So long after it was sent, a transfer that no list shows was not taken: longer than a request may be under way, and
 * than the 15 minutes in which Asaas refuses the same amount to the same key.
 */
const CERTAIN_AFTER_MS = 20 * 60_000
const DAY_MS = 24 * 3_600_000

/** What became of our id there. Undefined: it was never sent, or was refused unseen, or is in no list after a while. */
export async function findTransfer(asaas: Asaas, id: string): Promise<TransferState | undefined> {
  const sent = await sql.findSent(asaas.db, id)
  if (!sent) return undefined
  if (sent.refusedFor) return { state: 'failed', failure: sent.refusedFor }
  if (!sent.mayBeThere) return undefined
  const gatewayId = sent.gatewayId ?? (await searchByReference(asaas, sent))
  if (!gatewayId) return undefined
  const transfer = valueOf(await asaas.ask(AsaasTransfer, { path: `/v3/transfers/${encodeURIComponent(gatewayId)}` }))
  return stateOf(asaas, sent, transfer)
}

/**
 * Looks through everything from the day before it was sent to the day after, because they cannot be asked by our
 * reference.
 */
async function searchByReference({ db, list }: Asaas, sent: sql.SentTransfer): Promise<string | undefined> {
  const { numbersOf, readAt, unproven } = await list({
    since: dayInSaoPaulo(new Date(sent.sentAt.getTime() - DAY_MS)),
    until: dayInSaoPaulo(new Date(sent.sentAt.getTime() + DAY_MS)),
  })
  const found = numbersOf.get(sent.id) ?? []
  if (found.length > 1) throw new Error(`${found.length} transfers there have the reference ${sent.id}`)
  const [gatewayId] = found
  if (gatewayId) {
    if (!(await sql.recordGatewayId(db, sent.id, gatewayId))) throw new Error(`transfer ${sent.id} has two numbers`)
    return gatewayId
  }
  if (unproven) throw new Error(unproven)
  const isCertain = readAt.getTime() - sent.sentAt.getTime() >= CERTAIN_AFTER_MS
  if (!isCertain || !(await sql.recordNotThere(db, sent))) throw new Error(`transfer ${sent.id} may still arrive there`)
  return undefined
}

/** Their transfer as a state of ours. Throws when it is not the one that was sent, which needs a person. */
export async function stateOf(asaas: Asaas, sent: sql.SentTransfer, theirs: AsaasTransfer): Promise<TransferState> {
  if (theirs.externalReference !== sent.id || theirs.value !== sent.amount)
    throw new Error(`their transfer ${theirs.id} has another reference or amount than ${sent.id}`)
  const key = theirs.bankAccount?.pixAddressKey
  if (key && !isKeyOf(key, sent.taxId)) throw new Error(`their transfer ${theirs.id} went to another key`)
  const { status } = theirs
  if (status === 'FAILED' || status === 'CANCELLED') {
    const failure = status === 'CANCELLED' ? 'cancelled' : failureOf(theirs.failReason)
    return { state: sent.endToEndId ? 'returned' : 'failed', failure }
  }
  const payment = status === 'DONE' ? paymentOf(theirs) : undefined
  if (!payment) return { state: 'processing', ...(theirs.authorized === false && { awaitsApproval: true }) }
  await sql.recordPaid(asaas.db, sent.id, payment.endToEndId)
  if (await isGivenBack(asaas, sent, payment.endToEndId)) return { state: 'returned', failure: 'refused_by_bank' }
  return { state: 'paid', ...payment }
}

/** Whether the receiving bank gave all of it back, which only the Pix itself shows; unseen without a right to ask. */
async function isGivenBack({ ask }: Asaas, { amount }: sql.SentTransfer, endToEndId: string): Promise<boolean> {
  const answer = await ask(PixTransactions, {
    path: '/v3/pix/transactions',
    query: { endToEndIdentifier: endToEndId },
  })
  if (answer.outcome !== 'ok') return false
  return answer.value.data.some((pix) => pix.endToEndIdentifier === endToEndId && pix.refundedValue >= amount)
}
