-- What ended unpaid is never packed: its pieces count as those that never left.
update catalogue_goods_lines l set cancelled = l.quantity from catalogue_goods g
  where g.order_id = l.order_id and g.stock = 'returned';
