import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Pieces, RefundedLine, RefundReason } from './refund.rules.ts'

export type GoodsRefundRow = {
  id: string
  orderId: string
  n: number
  why: RefundReason
  protocol: string
  toOrigin: Centavos
  toBalance: Centavos
  toCredit: Centavos
  refundN: number | null
  at: Date
  /** Its lines with their pieces. */
  pieces: Pieces[]
}

const columns = (sql: Sql) => sql`
  r.id, r.order_id as "orderId", r.n, r.why, r.protocol, r.to_origin as "toOrigin", r.to_balance as "toBalance",
  r.to_credit as "toCredit", r.refund_n as "refundN", r.at,
  (select coalesce(jsonb_agg(jsonb_build_object('n', l.n, 'quantity', l.quantity) order by l.n), '[]')
    from catalogue_goods_refund_lines l where l.refund_id = r.id and l.quantity > 0) as pieces`

export async function findRefund(sql: Sql, id: string): Promise<GoodsRefundRow | undefined> {
  const [row] = await sql<GoodsRefundRow[]>`select ${columns(sql)} from catalogue_goods_refunds r where r.id = ${id}`
  return row
}

/** Refunds of these orders, the first one first. */
export const listRefunds = (sql: Sql, orderIds: readonly string[]) => sql<GoodsRefundRow[]>`
  select ${columns(sql)} from catalogue_goods_refunds r
  where r.order_id = any(${[...orderIds]}::uuid[]) order by r.order_id, r.n`

/** The number of the next refund of a locked order. */
export async function nextRefund(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    select coalesce(max(n), 0)::int + 1 as n from catalogue_goods_refunds where order_id = ${orderId}`
  return row!.n
}

/** Writes a refund with its lines, whose pieces never left (`isUnpacked`), or came back. */
export async function insertRefund(
  tx: Tx,
  r: Omit<GoodsRefundRow, 'pieces'>,
  lines: readonly RefundedLine[],
  isUnpacked: boolean,
) {
  await tx`
    insert into catalogue_goods_refunds (id, order_id, n, why, protocol, to_origin, to_balance, to_credit, refund_n, at)
    values (${r.id}, ${r.orderId}, ${r.n}, ${r.why}, ${r.protocol}, ${r.toOrigin}, ${r.toBalance}, ${r.toCredit},
      ${r.refundN}, ${r.at})`
  const column = (name: keyof RefundedLine) => lines.map((line) => String(line[name]))
  await tx`
    insert into catalogue_goods_refund_lines (refund_id, n, quantity, goods, freight, from_balance)
    select ${r.id}::uuid, * from unnest(${column('n')}::int[], ${column('quantity')}::int[],
      ${column('goods')}::bigint[], ${column('freight')}::bigint[], ${column('fromBalance')}::bigint[])`
  await tx`
    update catalogue_goods_lines l set cancelled = cancelled + case when ${isUnpacked} then p.quantity else 0 end,
      returned = returned + case when ${isUnpacked} then 0 else p.quantity end
    from unnest(${column('n')}::int[], ${column('quantity')}::int[]) p (n, quantity)
    where l.order_id = ${r.orderId} and l.n = p.n`
}
