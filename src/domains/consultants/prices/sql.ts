import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/** Serialises changes of one consultant's price. */
export async function lockConsultant(sql: Sql, consultantId: string) {
  const [row] = await sql`select from consultants where id = ${consultantId} for update`
  return row !== undefined
}

/** Chat prices in force at some moment since `since`, the newest first. */
export const listPricesSince = (sql: Sql, consultantId: string, since: Date, now: Date) => sql<
  { pricePerMinute: Centavos }[]
>`
  select price_per_minute as "pricePerMinute" from consultant_prices
  where consultant_id = ${consultantId} and valid_from <= ${now}
    and valid_from >= coalesce((select max(valid_from) from consultant_prices
      where consultant_id = ${consultantId} and valid_from <= ${since}), '-infinity')
  order by valid_from desc`

/** Deletes prices that were never in force. */
export const deleteScheduledPrices = (sql: Sql, consultantId: string, now: Date) => sql`
  delete from consultant_prices where consultant_id = ${consultantId} and valid_from > ${now}`

export const insertPrice = (
  sql: Sql,
  price: { consultantId: string; pricePerMinute: Centavos; validFrom: Date; now: Date },
) => sql`
  insert into consultant_prices (consultant_id, valid_from, price_per_minute, set_at)
  values (${price.consultantId}, ${price.validFrom}, ${price.pricePerMinute}, ${price.now})
  on conflict (consultant_id, valid_from) do update
    set price_per_minute = excluded.price_per_minute, set_at = excluded.set_at`

/** False: there is no such consultant. */
export async function recordPackages(sql: Sql, consultantId: string, on: boolean) {
  const { count } = await sql`update consultants set accepts_packages = ${on} where id = ${consultantId}`
  return count === 1
}
