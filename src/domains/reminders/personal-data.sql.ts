import type { Sql, Tx } from '#platform/db.ts'

export const listOwnReminders = (sql: Sql, personId: string) => sql`
  select case kind when 'day_card' then 'carta do dia' when 'horoscope' then 'horóscopo' else 'aniversário de leituras'
      end as lembrete, to_char(make_time(minute / 60, minute % 60, 0), 'HH24:MI') as hora, zone as fuso
  from reminders where person_id = ${personId} order by kind`

export const listOwnFollows = (sql: Sql, personId: string) => sql`
  select c.name as consultor, case f.topic when 'hours' then 'horários abertos' else 'artigos' end as assunto, f.since as desde
  from consultant_follows f join consultants c on c.id = f.consultant_id
  where f.person_id = ${personId} order by f.since`

export const deleteRemindersOf = (tx: Tx, personId: string) => tx`delete from reminders where person_id = ${personId}`

/** Of whom somebody hears, who hears of them, and what they were told. */
export async function deleteFollowedOf(tx: Tx, personId: string) {
  await tx`delete from consultant_follows where ${personId} in (person_id, consultant_id)`
  await tx`update article_authors set consultant_id = null where consultant_id = ${personId}`
  await tx`delete from follow_news where consultant_id = ${personId}`
  await tx`delete from followed_hours where consultant_id = ${personId}`
}
