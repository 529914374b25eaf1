import type { Charge } from '../gateway.ts'
import { ACCOUNT, chargePathOf, type Bank } from './bank.ts'
import type { SandboxCharge } from './sql.ts'

/** The bank's charge in the form of the gateway interface. */
export const toGatewayCharge = ({ publicUrl }: Bank, charge: SandboxCharge): Charge => ({
  gatewayId: charge.gatewayId,
  reference: charge.reference,
  account: ACCOUNT,
  method: charge.method,
  state: charge.state,
  amount: charge.amount,
  currency: 'BRL',
  refunded: charge.refunded,
  brCode: charge.brCode ?? undefined,
  payPageUrl: `${publicUrl}${chargePathOf(charge)}`,
  processing: charge.state === 'pending' && (charge.stage === 'review' || charge.stage === 'working'),
  declinedFor: charge.declinedFor ?? undefined,
  installments: charge.installments,
  card:
    charge.brand && charge.lastFour
      ? { brand: charge.brand, lastFour: charge.lastFour, token: charge.token ?? undefined }
      : undefined,
  marks: charge.brand && charge.lastFour ? { card: `sandbox-${charge.brand}-${charge.lastFour}` } : undefined,
  dispute: charge.dispute
    ? {
        gatewayId: charge.dispute.id,
        state: charge.dispute.state,
        amount: BigInt(charge.dispute.amount),
        reason: charge.dispute.reason,
        openedAt: new Date(charge.dispute.openedAt),
      }
    : undefined,
  paidAt: charge.paidAt ?? undefined,
})
