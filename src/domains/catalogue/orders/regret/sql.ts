import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Back } from './rules.ts'

export type RegretRow = Back & {
  orderId: string
  protocol: string
  at: Date
  bonusTaken: Centavos
  refundN: number | null
}

export const insertRegret = (tx: Tx, r: RegretRow) => tx`
  insert into catalogue_order_regrets (order_id, protocol, asked_at, bonus_taken, deducted, to_origin, kept, refund_n)
  values (${r.orderId}, ${r.protocol}, ${r.at}, ${r.bonusTaken}, ${r.deducted}, ${r.toOrigin}, ${r.kept}, ${r.refundN})`

export const listRegrets = (sql: Sql, orderIds: readonly string[]) => sql<RegretRow[]>`
  select order_id as "orderId", protocol, asked_at as at, bonus_taken as "bonusTaken", deducted,
    to_origin as "toOrigin", kept, refund_n as "refundN"
  from catalogue_order_regrets where order_id = any(${orderIds as string[]}::uuid[])`
