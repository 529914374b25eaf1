import type { Sql } from '#platform/db.ts'
import type { UuidRange } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'

/**
 * Which orders to look at; undefined: all. `after`: what later journals are of, what holds pieces, and the suspects.
 */
type GoodsScope = { after: bigint; suspects: readonly string[] } | UuidRange | undefined

/**
 * Everything that may never be true of orders of goods (decision 194), as one query: the shelf misses the pieces of
 * their lines (O1), the ledger has what was paid and came back (O2), lines add up and give back what was paid (O3).
 */
export const findGoodsViolations = (sql: Sql, scope?: GoodsScope) => sql<Violation[]>`
  with g as materialized (
    select o.id, o.total, o.price, o.discount, o.from_balance, o.state, o.paid_at, g.stock, g.freight
    from catalogue_goods g join catalogue_orders o on o.id = g.order_id where ${chosenBy(sql, scope)}
  ),
  lines as materialized (
    select l.*, g.stock, l.unit_price * l.quantity - l.discount + l.freight as paid,
      coalesce(b.back, 0) as back, coalesce(b.balance, 0) as balance_back, coalesce(b.pieces, 0) as pieces_back
    from g join catalogue_goods_lines l on l.order_id = g.id left join lateral (
      select sum(x.goods + x.freight) as back, sum(x.from_balance) as balance, sum(x.quantity) as pieces
      from catalogue_goods_refunds r join catalogue_goods_refund_lines x on x.refund_id = r.id
      where r.order_id = g.id and x.n = l.n
    ) b on true
  ),
  sums as materialized (
    select g.id, count(l.*) as many, sum(l.unit_price * l.quantity) as goods, sum(l.discount) as discount,
      sum(l.freight) as freight, sum(l.from_balance) as balance, sum(l.back) as back,
      bool_and(l.cancelled + l.returned = l.quantity) as is_all_back, sum(l.paid) as paid
    from g left join lines l on l.order_id = g.id group by g.id
  ),
  posted as materialized (
    select g.id, coalesce(sum(p.amount) filter (where p.credit = 'platform:shop_revenue'), 0) as sold,
      coalesce(sum(p.amount) filter (where p.debit = 'platform:shop_revenue'), 0) as returned
    from g left join lateral (select id from ledger_journals
        where subject_id = g.id::text and kind in ('goods_sold', 'goods_returned') offset 0) j on true
      left join ledger_postings p on p.journal_id = j.id group by g.id
  ),
  moved as materialized (
    select l.order_id, l.n, coalesce(sum(m.change) filter (where m.kind <> 'restocked'), 0) as left_shelf,
      coalesce(sum(m.change) filter (where m.kind = 'restocked'), 0) as restocked
    from lines l left join shop_stock_movements m on m.order_id = l.order_id and m.variant_id = l.variant_id
    group by 1, 2
  )
  select 'O1' as rule, l.order_id::text as subject,
    'line ' || l.n || ' took ' || -m.left_shelf || ' and restocked ' || m.restocked || '; it is ' || l.stock as detail
    from lines l join moved m on m.order_id = l.order_id and m.n = l.n
    where -m.left_shelf <> case l.stock when 'returned' then 0 else l.quantity - l.cancelled end
      or m.restocked > l.returned
  union all
  select 'O1', id::text, 'pieces are ' || stock || ', the order is ' || state from g
    where stock <> case when paid_at is not null then 'sold' when state in ('open', 'awaiting') then 'held'
      else 'returned' end
  union all
  select 'O2', id::text, 'paid ' || g.total || ', the ledger says ' || p.sold from g join posted p using (id)
    where p.sold <> case when g.paid_at is null then 0 else g.total end
  union all
  select 'O2', id::text, 'gave back ' || s.back || ', the ledger says ' || p.returned || ', refunds ' || r.back
    from sums s join posted p using (id) cross join lateral (
      select coalesce(sum(to_origin + to_balance + to_credit), 0) as back from catalogue_goods_refunds
      where order_id = s.id) r
    where s.back <> p.returned or s.back <> r.back
  union all
  select 'O3', id::text, 'lines make ' || coalesce(s.paid, 0) || ' of ' || g.total from g join sums s using (id)
    where s.many = 0 or s.goods + g.freight <> g.price or s.discount <> g.discount or s.freight <> g.freight
      or s.balance <> case when g.paid_at is null then 0 else g.from_balance end
  union all
  select 'O3', order_id::text, 'line ' || n || ' gave back ' || back || ' of ' || paid from lines
    where back > paid or balance_back > from_balance or stock <> 'returned' and pieces_back <> cancelled + returned
      or stock = 'returned' and (pieces_back > 0 or packed + returned > 0 or cancelled <> quantity)
  union all
  select 'O3', id::text, 'all is back, and ' || s.back || ' of ' || s.paid from g join sums s using (id)
    where g.paid_at is not null and s.is_all_back and (s.back <> s.paid or g.state <> 'refunded')`

function chosenBy(sql: Sql, scope: GoodsScope) {
  if (!scope) return sql`true`
  if ('from' in scope) return sql`g.order_id between ${scope.from}::uuid and ${scope.to}::uuid`
  return sql`(g.stock = 'held' or g.order_id = any(${[...scope.suspects]}::uuid[]) or g.order_id in (
    select subject_id::uuid from ledger_journals where id > ${scope.after} and kind in ('goods_sold', 'goods_returned')))`
}
