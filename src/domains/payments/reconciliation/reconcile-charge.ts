import type { Charge } from '#gateways/payments/port.ts'
import { applyGatewayState } from '../apply-gateway-state.ts'
import { findPaymentIdFor } from '../sql.ts'
import { holdStray } from '../suspense/hold-stray.ts'
import type { Till } from '../till.ts'
import { differencesOf } from './rules.ts'
import * as sql from './sql.ts'

export type Compared = { paymentId?: string; healed?: true; difference?: sql.Difference }

/** The gateway did not answer: the whole comparison is tried again later. */
export class GatewayAway extends Error {}

/**
 * Lays one charge of the gateway beside our books. What only our webhooks had missed is applied (`healed`); money of
 * nobody goes to suspense; what still does not agree with a fresh look at the gateway is a difference.
 */
export async function reconcileCharge(till: Till, charge: Charge): Promise<Compared> {
  const { db, gateway } = till
  const id = await findPaymentIdFor(db, gateway.name, charge)
  if (!id) return reconcileStray(till, charge)
  if (await agrees(till, id, charge)) return { paymentId: id }
  await applyGatewayState(till, charge)
  if (await agrees(till, id, charge)) return { paymentId: id, healed: true }
  const fresh = await gateway.findByGatewayId(charge.gatewayId)
  if (fresh.outcome === 'unreachable') throw new GatewayAway(fresh.why)
  const now = fresh.outcome === 'found' ? fresh.charge : charge
  await applyGatewayState(till, now)
  const ours = (await sql.findOurs(db, id, charge.gatewayId))!
  const what = ours.isHeld ? [] : differencesOf(ours, now, gateway.account)
  if (what.length === 0) return { paymentId: id, healed: true }
  return {
    paymentId: id,
    difference: {
      list: 'differing',
      paymentId: id,
      gatewayId: now.gatewayId,
      what,
      ours: oursOf(ours),
      theirs: theirsOf(now),
    },
  }
}

async function agrees({ db, gateway }: Till, id: string, charge: Charge): Promise<boolean> {
  const ours = (await sql.findOurs(db, id, charge.gatewayId))!
  return ours.isHeld || differencesOf(ours, charge, gateway.account).length === 0
}

async function reconcileStray(till: Till, charge: Charge): Promise<Compared> {
  if (charge.state === 'paid') await holdStray(till, charge)
  else if (charge.state !== 'pending') return {}
  if (await sql.isStrayResolved(till.db, till.gateway.name, charge.gatewayId)) return {}
  return {
    difference: {
      list: 'only_there',
      paymentId: null,
      gatewayId: charge.gatewayId,
      what: [],
      ours: null,
      theirs: theirsOf(charge),
    },
  }
}

type Side = { state: string; amount: bigint; refunded: bigint; dispute?: { state: string } | null | undefined }

/** What is kept of either side to be read later, in centavos. */
const kept = ({ state, amount, refunded, dispute }: Side) => ({
  state,
  amountCents: Number(amount),
  refundedCents: Number(refunded),
  dispute: dispute?.state ?? null,
})
export const oursOf = kept
const theirsOf = (charge: Charge) => ({
  ...kept(charge),
  reference: charge.reference,
  account: charge.account,
  currency: charge.currency,
})
