import type { Db } from '#platform/db.ts'
import type { PayoutGateway } from '../gateway.ts'
import type { Asaas } from './asaas.ts'
import { findTransfer } from './find-transfer.ts'
import { listingTransfers } from './list-transfers.ts'
import { askingAsaas, type AsaasAccount } from './request.ts'
import { sendTransfer } from './send-transfer.ts'
import { readEvent } from './webhooks.ts'

export const GATEWAY_NAME = 'asaas'

/** Of all pages of their list together: within the guard's time limit, so that nobody reads on for nothing. */
const LIST_WITHIN_MS = 25_000

type Given = { db: Db; account: AsaasAccount; now: () => Date; listWithinMs?: number }

/** Asaas: transfers by Pix through its API. It repeats no request, because Asaas has no key for idempotency. */
export function asaasPayouts({ db, account, now, listWithinMs = LIST_WITHIN_MS }: Given): PayoutGateway {
  const ask = askingAsaas(account, now)
  const asaas: Asaas = { db, ask, list: listingTransfers(ask, now, listWithinMs) }
  return {
    name: GATEWAY_NAME,
    send: (transfer) => sendTransfer(asaas, transfer, now()),
    find: (id) => findTransfer(asaas, id),
    readWebhook: (request) => readEvent(account.tokens, request),
  }
}
