import type { Created, Found, Gateway } from '../port.ts'
import { isSigned } from '../signature.ts'
import { ACCOUNT, NAME, type Bank } from './bank.ts'
import { chargeSaved } from './cards/charge-saved.ts'
import { openCard, openPix } from './open-charge.ts'
import { findRefund, refundCharge } from './refunds/refund-charge.ts'
import { seen } from './seen.ts'
import * as sql from './sql.ts'

const A_PAGE = 200

/** The demonstration bank, seen through the same port as a real one. */
export function sandboxGateway(bank: Bank): Gateway {
  const created = (charge: sql.SandboxCharge | undefined): Created =>
    charge
      ? { outcome: 'created', charge: seen(bank, charge) }
      : { outcome: 'declined', why: 'reference used for another amount' }
  const found = (charge: sql.SandboxCharge | undefined): Found =>
    charge ? { outcome: 'found', charge: seen(bank, charge) } : { outcome: 'none' }
  return {
    name: NAME,
    account: ACCOUNT,
    createPix: async (order) => created(await openPix(bank, order)),
    createCard: async (order) => created(await openCard(bank, order)),
    chargeSaved: (order) => chargeSaved(bank, order),
    findById: async (id) => found(await sql.findByReference(bank.db, id)),
    findByGatewayId: async (gatewayId) => found(await sql.findCharge(bank.db, gatewayId)),
    refund: (id, n, amount) => refundCharge(bank, id, n, amount),
    findRefund: (id, n) => findRefund(bank.db, id, n),
    async listSince(since, cursor = '') {
      const charges = await sql.listChanged(bank.db, since, cursor, A_PAGE)
      return {
        outcome: 'listed',
        charges: charges.map((charge) => seen(bank, charge)),
        next: charges.length === A_PAGE ? charges.at(-1)!.gatewayId : undefined,
      }
    },
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
