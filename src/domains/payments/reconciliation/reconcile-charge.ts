import type { Charge } from '#gateways/payments/gateway.ts'
import { applyGatewayState } from '../apply-gateway-state.ts'
import { findPaymentIdFor } from '../sql.ts'
import { holdUnmatchedCharge } from '../suspense/hold-unmatched-charge.ts'
import type { GatewayContext } from '../payment-context.ts'
import { differencesOf, type DifferingField } from './rules.ts'
import * as sql from './sql.ts'

type Ours = NonNullable<Awaited<ReturnType<typeof sql.findOurPayment>>>
export type ComparedCharge = { paymentId?: string; healed?: true; difference?: sql.Difference }

/** The gateway did not answer: the whole reconciliation is tried again later. */
export class GatewayUnreachable extends Error {}

/**
 * Compares one charge of the gateway with our books. What webhooks had missed is applied (`healed`); a charge without
 * payment goes to suspense; what differs also from a fresh answer of the gateway is a difference.
 */
export async function reconcileCharge(context: GatewayContext, charge: Charge): Promise<ComparedCharge> {
  const { db, gateway } = context
  const id = await findPaymentIdFor(db, gateway.name, charge)
  if (!id) return reconcileUnmatchedCharge(context, charge)
  // A charge that was in suspense is explained there; what became of it since is applied all the same.
  if ((await sql.findOurPayment(db, id, charge.gatewayId))!.isHeld) await applyGatewayState(context, charge)
  if (await agrees(context, id, charge)) return { paymentId: id }
  await applyGatewayState(context, charge)
  if (await agrees(context, id, charge)) return { paymentId: id, healed: true }
  const fresh = await gateway.findByGatewayId(charge.gatewayId)
  if (fresh.outcome === 'unreachable') throw new GatewayUnreachable(fresh.why)
  const now = fresh.outcome === 'found' ? fresh.charge : charge
  await applyGatewayState(context, now)
  const ours = (await sql.findOurPayment(db, id, charge.gatewayId))!
  const what = differencesIn(ours, now, gateway.account)
  if (what.length === 0) return { paymentId: id, healed: true }
  return {
    paymentId: id,
    difference: {
      list: 'differing',
      paymentId: id,
      gatewayId: now.gatewayId,
      what,
      ours: ourSideOf(ours),
      theirs: gatewaySideOf(now),
    },
  }
}

async function agrees({ db, gateway }: GatewayContext, id: string, charge: Charge): Promise<boolean> {
  const ours = (await sql.findOurPayment(db, id, charge.gatewayId))!
  return differencesIn(ours, charge, gateway.account).length === 0
}

/** Of a charge in suspense all is explained there, but for another amount than it was held or credited with. */
function differencesIn(ours: Ours, charge: Charge, account: string): DifferingField[] {
  if (!ours.isHeld) return differencesOf(ours, charge, account)
  return charge.state === 'paid' && ours.heldAmount !== charge.amount ? ['amount'] : []
}

async function reconcileUnmatchedCharge(context: GatewayContext, charge: Charge): Promise<ComparedCharge> {
  if (charge.state === 'paid') await holdUnmatchedCharge(context, charge)
  else if (charge.state !== 'pending') return {}
  if (await sql.isUnmatchedChargeResolved(context.db, context.gateway.name, charge.gatewayId)) return {}
  return {
    difference: {
      list: 'only_there',
      paymentId: null,
      gatewayId: charge.gatewayId,
      what: [],
      ours: null,
      theirs: gatewaySideOf(charge),
    },
  }
}

type Side = { state: string; amount: bigint; refunded: bigint; dispute?: { state: string } | null | undefined }

/** The values of either side that are stored with a difference, in centavos. */
const sideOf = ({ state, amount, refunded, dispute }: Side) => ({
  state,
  amountCents: Number(amount),
  refundedCents: Number(refunded),
  dispute: dispute?.state ?? null,
})
export const ourSideOf = sideOf
const gatewaySideOf = (charge: Charge) => ({
  ...sideOf(charge),
  reference: charge.reference,
  account: charge.account,
  currency: charge.currency,
})
