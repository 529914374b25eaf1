import type { CreateResult, FindResult, Gateway } from '../gateway.ts'
import { isSigned } from '../mercadopago-signature.ts'
import { ACCOUNT, GATEWAY_NAME, type Bank } from './bank.ts'
import { chargeSavedCard } from './cards/charge-saved-card.ts'
import { deleteCard } from './cards/sql.ts'
import { openCardCharge, openPixCharge } from './open-charge.ts'
import { findRefund, refundCharge } from './refunds/refund-charge.ts'
import { toGatewayCharge } from './to-gateway-charge.ts'
import * as sql from './sql.ts'

const PAGE_SIZE = 200

/**
 * The sandbox bank behind the same interface as a real gateway. Its tables are in the schema `sandbox`; it answers with
 * delays, and its webhooks go over HTTP and may come twice, late, out of order or never.
 */
export function sandboxGateway(bank: Bank): Gateway {
  const created = (charge: sql.SandboxCharge | undefined): CreateResult =>
    charge
      ? { outcome: 'created', charge: toGatewayCharge(bank, charge) }
      : { outcome: 'declined', why: 'reference used for another amount' }
  const found = (charge: sql.SandboxCharge | undefined): FindResult =>
    charge ? { outcome: 'found', charge: toGatewayCharge(bank, charge) } : { outcome: 'none' }
  return {
    name: GATEWAY_NAME,
    title: 'Banco de demonstração',
    account: ACCOUNT,
    createPixCharge: async (order) => created(await openPixCharge(bank, order)),
    createCardCharge: async (order) => created(await openCardCharge(bank, order)),
    chargeSavedCard: (order) => chargeSavedCard(bank, order),
    async deleteCard(token) {
      await deleteCard(bank.db, token)
      return { outcome: 'gone' }
    },
    findById: async (id) => found(await sql.findByReference(bank.db, id)),
    findByGatewayId: async (gatewayId) => found(await sql.findCharge(bank.db, gatewayId)),
    refund: (id, n, amount) => refundCharge(bank, id, n, amount),
    findRefund: (id, n) => findRefund(bank.db, id, n),
    async listSince(since, cursor = '') {
      const charges = await sql.listChanged(bank.db, since, cursor, PAGE_SIZE)
      return {
        outcome: 'listed',
        charges: charges.map((charge) => toGatewayCharge(bank, charge)),
        next: charges.length === PAGE_SIZE ? charges.at(-1)!.gatewayId : undefined,
      }
    },
    webhookHeaders: ['x-signature', 'x-request-id'],
    readWebhook({ query, headers }) {
      const dataId = query.get('data.id') ?? undefined
      const signed = isSigned(
        headers.get('x-signature'),
        { dataId, requestId: headers.get('x-request-id') ?? undefined },
        bank.secrets,
      )
      return signed && dataId ? { gatewayId: dataId } : undefined
    },
  }
}
