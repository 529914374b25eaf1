import { guardPurchase } from '#domains/limits/index.ts'
import {
  beginAttempt,
  listAttempts,
  type PaymentAttempt,
  requestPayment,
  type PaymentContext,
} from '#domains/payments/index.ts'
import { LEAST_AMOUNT, type PaymentMethod, refuse as refusePayment } from '#domains/payments/rules.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { isRefusal, Refusal } from '#shared/refusal.ts'
import { FLOWS } from '../kinds/flows.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import { orderPath } from '../order-path.rules.ts'
import { deliverOrder } from './deliver-order.ts'
import { isDeliverable } from './is-deliverable.ts'
import { releaseIdleBalance, reserveBalance } from './reserve-balance.ts'
import { isUnpaid, paysOrder, refuse, ORDER_VALID_FOR_MS, wasPaid } from './rules.ts'
import { maxInstallmentsOf, spendingOf } from './terms.rules.ts'
import * as sql from './sql.ts'

type Paying = {
  id: string
  personId: string
  paymentId: string
  method?: PaymentMethod | undefined
  installments: number
  /** What the balance pays, in centavos; the payment is for the rest. */
  fromBalance?: Centavos
  /** The network address of whoever pays. */
  address?: string
}

/**
 * Requests the payment of an order, less the balance's part, which is reserved meanwhile; repeated, the open payment.
 * Refuses an ended order, an impossible share, too many instalments, more than ten attempts, and what its consultant
 * cannot give (`consultant_left`).
 */
export async function payOrder(context: PaymentContext, paying: Paying): Promise<sql.OrderRow> {
  const { id, personId } = paying
  const asked = await inTransaction(context.db, async (tx) => {
    const order = await sql.lockOrder(tx, id)
    if (order?.personId !== personId) throw refuse('order_not_found')
    if (wasPaid(order.state)) return undefined
    const at = await context.clock(tx)
    if (!isUnpaid(order.state) || at >= order.expiresAt) throw refuse('order_ended')
    const { fromBalance = 0n } = paying
    guardShare(order, fromBalance)
    const attempts = await listAttempts(tx, 'order', [id])
    // Its money is here and delivers it; as credit it would pay twice.
    if (attempts.some(({ state }) => paysOrder(state))) return undefined
    if (!(await isDeliverable(tx, order, at))) throw refuse('consultant_left')
    if (fromBalance < order.total) return attemptOf(tx, order, attempts, { ...paying, fromBalance }, at)
    await payByBalance(tx, order, at)
    return undefined
  }).catch(refuseChangedBalance)
  if (asked) {
    const { paymentId, method, installments, fromBalance, order } = asked
    const returnPath = orderPath(id)
    const keepsCard = KINDS[order.kind].isMonthly === true && method === 'card'
    await requestPayment(context, {
      id: paymentId,
      personId,
      amount: spendingOf(order, fromBalance).paid,
      method,
      installments,
      description: order.title,
      returnPath,
      keepsCard,
      ...(paying.address !== undefined && { address: paying.address }),
    }).catch(async (error: unknown) => {
      if (error instanceof Refusal) await releaseIdleBalance(context.db, id, await context.clock(context.db), paymentId)
      throw error
    })
  }
  return (await sql.findOrder(context.db, id))!
}

/** What the balance pays is for what it may buy, and leaves the gateway nothing, or enough to be charged. */
function guardShare({ kind, total }: sql.OrderRow, fromBalance: Centavos) {
  if (fromBalance > 0n && !KINDS[kind].takesBalance) throw refuse('balance_not_taken')
  const rest = total - fromBalance
  if (fromBalance > 0n && (rest < 0n || (rest > 0n && rest < LEAST_AMOUNT))) throw refuse('balance_share_impossible')
}

/** Delivers at once. The balance was counted in the person's limits when it was paid in; a break still holds. */
async function payByBalance(tx: Tx, order: sql.OrderRow, at: Date) {
  const { personId, total } = order
  const { paid } = spendingOf(order, total)
  await guardPurchase(tx, { personId, amount: paid, underWay: async () => 0n, now: at })
  await guardAttempt(tx, order, at)
  await deliverOrder(tx, order, { paymentId: null, fromBalance: total }, at)
}

async function guardAttempt(tx: Tx, order: sql.OrderRow, at: Date, method?: PaymentMethod) {
  const { id, personId, consultantId, kind, total } = order
  if (total > 0n) await FLOWS[kind].guardPayment?.(tx, { id, personId, consultantId, total, at, method })
}

const refuseChangedBalance = (error: unknown): never => {
  throw isRefusal(error, 'wallet.insufficient_funds') ? refuse('balance_changed') : error
}

/** The open attempt, or a new one. */
async function attemptOf(
  tx: Tx,
  order: sql.OrderRow,
  attempts: readonly PaymentAttempt[],
  { paymentId, method, installments, fromBalance }: Paying & { fromBalance: Centavos },
  at: Date,
) {
  if (!method) throw refuse('method_missing')
  const chosen = { method, installments: method === 'card' ? installments : 1, fromBalance }
  if (chosen.installments > maxInstallmentsOf({ ...order, total: order.total - fromBalance }))
    throw refusePayment('too_many_installments')
  const begun = await beginAttempt(
    tx,
    { kind: 'order', id: order.id },
    { ...chosen, paymentId, personId: order.personId, cardId: null, at },
    { attempts, refuse, guard: () => guardAttempt(tx, order, at, method) },
  )
  if (begun.isNew) {
    await sql.recordExpiry(tx, order.id, new Date(at.getTime() + ORDER_VALID_FOR_MS))
    if (order.state === 'open') await sql.recordMove(tx, order.id, 'awaiting', at)
  }
  if (begun.isUnderWay) await reserveBalance(tx, order, begun.fromBalance)
  return { ...begun, order }
}
