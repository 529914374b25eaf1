import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { type AnswerTerms, DEFAULT_TERMS } from '../answers.rules.ts'

/** What an answer of this consultant costs at this instant; of whoever never chose, the terms by default. */
export async function findAnswerTerms(sql: Sql, consultantId: string, at: Date): Promise<AnswerTerms> {
  const [row] = await sql<AnswerTerms[]>`
    select price, hours, is_open as "isOpen" from consultant_answer_terms
    where consultant_id = ${consultantId} and valid_from <= ${at} order by valid_from desc limit 1`
  return row ?? DEFAULT_TERMS
}

/** Terms that were in force at some moment since `since`, the newest first. */
export const listAnswerTermsSince = (sql: Sql, consultantId: string, { now, since }: { now: Date; since: Date }) => sql<
  AnswerTerms[]
>`
  select price, hours, is_open as "isOpen" from consultant_answer_terms
  where consultant_id = ${consultantId} and valid_from <= ${now}
    and valid_from >= coalesce((select max(valid_from) from consultant_answer_terms
      where consultant_id = ${consultantId} and valid_from <= ${since}), '-infinity')
  order by valid_from desc`

/** A price of an answer that is not in force yet. */
export async function findNextAnswerPrice(sql: Sql, consultantId: string, now: Date) {
  const [row] = await sql<{ priceCents: Centavos; validFrom: Date }[]>`
    select price as "priceCents", valid_from as "validFrom" from consultant_answer_terms
    where consultant_id = ${consultantId} and valid_from > ${now} order by valid_from limit 1`
  return row ?? null
}

export const deleteScheduledTerms = (tx: Tx, consultantId: string, now: Date) =>
  tx`delete from consultant_answer_terms where consultant_id = ${consultantId} and valid_from > ${now}`

type NewTerms = AnswerTerms & { consultantId: string; validFrom: Date; now: Date }

export const insertAnswerTerms = (tx: Tx, { consultantId, validFrom, price, hours, isOpen, now }: NewTerms) => tx`
  insert into consultant_answer_terms (consultant_id, valid_from, price, hours, is_open, set_at)
  values (${consultantId}, ${validFrom}, ${price}, ${hours}, ${isOpen}, ${now})
  on conflict (consultant_id, valid_from) do update
    set price = excluded.price, hours = excluded.hours, is_open = excluded.is_open, set_at = excluded.set_at`
