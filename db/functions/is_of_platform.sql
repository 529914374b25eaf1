-- wallet: is it one of the platform's own accounts?
create or replace function is_of_platform(account text) returns boolean language sql immutable parallel safe as $$
  select account in (
    'platform:commission', 'platform:gateway', 'platform:bank', 'platform:shop_revenue',
    'platform:subscription_revenue', 'platform:promotion_cost', 'platform:dispute_loss', 'platform:suspense',
    'platform:gift_cards'
  )
$$;
