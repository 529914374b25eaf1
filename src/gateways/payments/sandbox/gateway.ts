import type { Charge, Gateway } from '../port.ts'
import { isSigned } from '../signature.ts'
import { ACCOUNT, NAME, PAGES, type Bank } from './bank.ts'
import { openCharge } from './open-charge.ts'
import { refundCharge } from './refund-charge.ts'
import * as sql from './sql.ts'

/** The demonstration bank, seen through the same port as a real one. */
export function sandboxGateway(bank: Bank): Gateway {
  const seen = (charge: sql.SandboxCharge): Charge => ({
    ...charge,
    account: ACCOUNT,
    currency: 'BRL',
    payPageUrl: `${bank.publicUrl}${PAGES}/${charge.gatewayId}`,
    paidAt: charge.paidAt ?? undefined,
  })
  const found = (charge: sql.SandboxCharge | undefined) => (charge ? { outcome: 'found' as const, charge: seen(charge) } : { outcome: 'none' as const })
  return {
    name: NAME,
    account: ACCOUNT,
    async createPix(order) {
      const charge = await openCharge(bank, order)
      return charge ? { outcome: 'created', charge: seen(charge) } : { outcome: 'declined', why: 'reference used for another amount' }
    },
    findById: async (id) => found(await sql.findByReference(bank.db, id)),
    findByGatewayId: async (gatewayId) => found(await sql.findCharge(bank.db, gatewayId)),
    refund: (id, n, amount) => refundCharge(bank, id, n, amount),
    readWebhook({ query, headers }) {
      const dataId = query.get('data.id') ?? undefined
      const signed = isSigned(headers.get('x-signature'), { dataId, requestId: headers.get('x-request-id') ?? undefined }, bank.secrets)
      return signed && dataId ? { gatewayId: dataId } : undefined
    },
  }
}
