import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { CancellationAmounts } from './rules.ts'

export type CancellationRow = CancellationAmounts & {
  orderId: string
  protocol: string
  at: Date
  bonusTaken: Centavos
  refundN: number | null
}

export const insertCancellation = (tx: Tx, r: CancellationRow) => tx`
  insert into catalogue_order_cancellations (order_id, protocol, asked_at, bonus_taken, deducted, to_origin, to_balance,
    to_credit, refund_n)
  values (${r.orderId}, ${r.protocol}, ${r.at}, ${r.bonusTaken}, ${r.deducted}, ${r.toOrigin}, ${r.toBalance}, ${r.toCredit},
    ${r.refundN})`

export const listCancellations = (sql: Sql, orderIds: readonly string[]) => sql<CancellationRow[]>`
  select order_id as "orderId", protocol, asked_at as at, bonus_taken as "bonusTaken", deducted,
    to_origin as "toOrigin", to_balance as "toBalance", to_credit as "toCredit", refund_n as "refundN"
  from catalogue_order_cancellations where order_id = any(${orderIds as string[]}::uuid[])`
