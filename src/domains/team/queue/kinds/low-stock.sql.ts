import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** Products of the shop of which a variant has as few pieces as its alarm says, since it has. */
export const lowStock: KindOfCase = {
  name: 'low_stock',
  waiting: (sql) => sql`
    select l.id, l.since, ${endOfBusinessDay(sql, sql`l.since`, DECIDED_WITHIN_DAYS.low_stock)} as due_at,
      null::uuid as person_id, l.name, null::text as about, null::bigint as amount
    from (
      select p.id, p.name, min(m.at) as since
      from shop_variants v
      join shop_products p on p.id = v.product_id and p.state = 'published'
      join lateral (select at from shop_stock_movements m where m.variant_id = v.id order by seq desc limit 1) m on true
      where v.stock <= v.alarm_at and v.withdrawn_at is null
      group by p.id
    ) l`,
  decidedBy: ['shop.stock_moved'],
}
