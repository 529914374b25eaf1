import type { Db } from '#platform/db.ts'
import type { PayoutGateway } from '../gateway.ts'
import { findTransfer } from './find-transfer.ts'
import { askingAsaas, type Ask, type AsaasAccount } from './request.ts'
import { sendTransfer } from './send-transfer.ts'
import { readEvent } from './webhooks.ts'

export const GATEWAY_NAME = 'asaas'

/** What every call needs. */
export type Asaas = { db: Db; ask: Ask; now: () => Date }

/** Asaas: transfers by Pix through its API. It repeats no request, because Asaas has no key for idempotency. */
export function asaasPayouts({ db, account, now }: { db: Db; account: AsaasAccount; now: () => Date }): PayoutGateway {
  const asaas: Asaas = { db, ask: askingAsaas(account, now), now }
  return {
    name: GATEWAY_NAME,
    send: (transfer) => sendTransfer(asaas, transfer),
    find: (id) => findTransfer(asaas, id),
    readWebhook: (request) => readEvent(account.tokens, request),
  }
}
