import type { Tx } from '#platform/db.ts'
import { idOfClient } from '../back-office/insert-many-people.ts'

/** How the ends of orders are spread: of a thousand, so many were never paid, are to pack, packed, on their way. */
const PER_MILLE = { unpaid: 300, toPack: 5, packed: 5, posted: 20 }

/** Each order has one product and two pieces; of what was delivered every fiftieth comes back. */
export async function insertManyOrders(tx: Tx, count: number, people: number) {
  const { unpaid, toPack, packed, posted } = PER_MILLE
  await tx`
    create temporary table bought on commit drop as
    select n, gen_random_uuid() as id, gen_random_uuid() as parcel, ${idOfClient(tx, tx`n % ${people}`)} as person,
      now() - n * interval '5 minutes' as at, ids[1 + n % array_length(ids, 1)] as variant,
      case when n % 1000 < ${unpaid} then 'unpaid' when n < ${(count * toPack) / 1000} then 'to_pack'
        when n < ${(count * (toPack + packed)) / 1000} then 'packed'
        when n < ${(count * (toPack + packed + posted)) / 1000} then 'posted' else 'delivered' end as stage
    from generate_series(0, ${count - 1}::int) n, (select array_agg(id order by id) as ids from shop_variants) v`
  await tx`
    insert into catalogue_orders (id, person_id, kind, title, price, state, placed_at, expires_at, paid_at, from_balance)
    select id, person, 'goods', 'Produtos da loja', 9000, case stage when 'unpaid' then 'expired' else 'paid' end, at,
      at + interval '30 minutes', case when stage <> 'unpaid' then at end,
      case when stage <> 'unpaid' then 9000 else 0 end from bought`
  await tx`
    insert into catalogue_goods (order_id, asked, receiver, cep, street, number, district, city, state, is_pickup,
      freight_service, freight, days_least, days_most, quoted_at, stock)
    select id, '\\x00', r.receiver, r.cep, r.street, r.number, r.district, r.city, r.state, false, 'table', 1000, 3, 7,
      at, case stage when 'unpaid' then 'returned' else 'sold' end
    from bought left join (values ('Ana Luz', '01310100', 'Avenida Paulista', '1', 'Bela Vista', 'São Paulo', 'SP'))
      r (receiver, cep, street, number, district, city, state) on stage <> 'unpaid'`
  await tx`
    insert into catalogue_goods_lines (order_id, n, variant_id, sku, product_name, unit_price, quantity, weight_grams,
      discount, freight, from_balance, packed, cancelled)
    select id, 1, variant, 'B-' || n, 'Baralho do acervo', 4000, 2, 300, 0, 1000,
      case stage when 'unpaid' then 0 else 9000 end, case when stage in ('unpaid', 'to_pack') then 0 else 2 end,
      case stage when 'unpaid' then 2 else 0 end from bought`
  await tx`
    insert into shipments (id, order_id, n, state, tracking_code, packed_at, posted_at, delivered_at, delivered_by,
      due_at)
    select parcel, id, 1, stage, case when stage <> 'packed' then 'BR' || lpad(n::text, 9, '0') || 'BR' end, at,
      case when stage <> 'packed' then at + interval '1 day' end,
      case when stage = 'delivered' then at + interval '6 days' end,
      case when stage = 'delivered' then 'carrier' end,
      case when stage = 'posted' then at + interval '16 days' end
    from bought where stage not in ('unpaid', 'to_pack')`
  await tx`
    insert into shipment_lines (shipment_id, n, quantity)
    select parcel, 1, 2 from bought where stage not in ('unpaid', 'to_pack')`
  await tx`
    insert into shipment_events (shipment_id, seq, state, at)
    select parcel, s.seq, s.state, at from bought,
      (values (1, 'packed'), (2, 'posted'), (3, 'delivered')) s (seq, state)
    where stage not in ('unpaid', 'to_pack') and s.seq <= array_position(array['packed', 'posted', 'delivered'], stage)`
  await tx`
    insert into shipment_returns (id, shipment_id, state, reason, requested_at, sent_at, tracking_code, received_at,
      refunded_at)
    select gen_random_uuid(), parcel, case when n % 1000 = 350 then 'requested' else 'refunded' end, 'regret', at,
      case when n % 1000 <> 350 then at end, case when n % 1000 <> 350 then 'RT' || lpad(n::text, 9, '0') || 'BR' end,
      case when n % 1000 <> 350 then at end, case when n % 1000 <> 350 then at end
    from bought where stage = 'delivered' and n % 50 = 0`
}
