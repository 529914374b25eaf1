import { connect } from '#platform/db.ts'
import type { Production } from './test.ts'

/**
 * Lets the site's clock go on from so much later. Every process asks the database for the time, by these two functions;
 * the site is to be stopped before and started again after.
 */
export async function moveClock({ databaseUrls, time }: Production, aheadMs: number) {
  const owner = connect(databaseUrls.DATABASE_OWNER_URL, { max: 1 })
  const ahead = `interval '${aheadMs} milliseconds'`
  await owner.unsafe(`
    create or replace function current_instant() returns timestamptz language sql volatile as $$
      select clock_timestamp() + ${ahead} $$;
    create or replace function transaction_instant() returns timestamptz language sql stable as $$
      select now() + ${ahead} $$`)
  await owner.end()
  time.aheadMs = aheadMs
}
