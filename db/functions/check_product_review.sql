-- reviews: nobody reviews a product that was not delivered to them, not even by hand.
create or replace function check_product_review() returns trigger language plpgsql as $$
begin
  if not exists (
    select from catalogue_goods_lines l
      join shop_variants v on v.id = l.variant_id
      join catalogue_orders o on o.id = l.order_id
      join shipments s on s.order_id = l.order_id
      join shipment_lines p on p.shipment_id = s.id and p.n = l.n
      join shipment_events e on e.shipment_id = s.id and e.state = 'delivered'
    where l.order_id = new.order_id and l.n = new.n and v.product_id = new.product_id and o.person_id = new.person_id
  ) then
    raise exception 'review % belongs to no delivered line of this person and product', new.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
