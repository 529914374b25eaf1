import { dayInSaoPaulo } from '#shared/dates.ts'
import type { TransferState } from '../gateway.ts'
import type { Asaas } from './gateway.ts'
import type { AsaasAnswer } from './request.ts'
import * as sql from './sql.ts'
import { AsaasTransfer, failureOf, isKeyOf, paymentOf, PixTransactions, TransferPage } from './transfer.ts'

/**
 * So long after it was sent, one that is in no list was not taken. Longer than any request may be under way, and than
 * the 15 minutes in which Asaas refuses the same amount to the same key.
 */
const CERTAIN_AFTER_MS = 20 * 60_000
const DAY_MS = 24 * 3_600_000
const PAGE_SIZE = 100
const MOST_PAGES = 100

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

/** Looks through everything from the day before it was sent, because they cannot be asked by our reference. */
async function searchByReference({ db, ask, now }: Asaas, sent: sql.SentTransfer): Promise<string | undefined> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const total = new Set<number>()
  for (let page = 0; ; page++) {
    const { hasMore, totalCount, data } = valueOf(
      await ask(TransferPage, {
        path: '/v3/transfers',
        query: {
          'dateCreated[ge]': dayInSaoPaulo(new Date(sent.sentAt.getTime() - DAY_MS)),
          limit: String(PAGE_SIZE),
          offset: String(page * PAGE_SIZE),
        },
      }),
    )
    const fresh = data.filter((one) => !seen.has(one.id))
    for (const one of fresh) seen.add(one.id)
    for (const one of fresh) if (one.externalReference === sent.id) found.add(one.id)
    total.add(totalCount)
    if (!hasMore) break
    if (fresh.length === 0 || page === MOST_PAGES) throw new Error('their list of transfers does not end')
  }
  if (found.size > 1) throw new Error(`${found.size} transfers there have the reference ${sent.id}`)
  const [gatewayId] = found
  if (gatewayId) {
    if (!(await sql.recordGatewayId(db, sent.id, gatewayId))) throw new Error(`transfer ${sent.id} has two numbers`)
    return gatewayId
  }
  if (total.size > 1 || seen.size !== [...total][0])
    throw new Error('their list of transfers changed while it was read')
  const isCertain = now().getTime() - sent.sentAt.getTime() >= CERTAIN_AFTER_MS
  if (!isCertain || !(await sql.recordNotThere(db, sent))) throw new Error(`transfer ${sent.id} may still arrive there`)
  return undefined
}

function valueOf<T>(answer: AsaasAnswer<T>): T {
  if (answer.outcome === 'ok') return answer.value
  throw new Error(answer.why)
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
  if (!payment) return { state: 'processing' }
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
