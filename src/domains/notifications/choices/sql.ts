import type { Sql, Tx } from '#platform/db.ts'
import type { NoticeGroup, Way } from '../notices/kinds.rules.ts'

export type Choice = { personId: string; topic: NoticeGroup; way: Way }

export const listChoices = (sql: Sql, personId: string) => sql<{ topic: NoticeGroup; way: Way; wanted: boolean }[]>`
  select topic, way, wanted from notice_choices where person_id = ${personId} order by topic, way`

export const recordChoice = (sql: Sql, { personId, topic, way }: Choice, wanted: boolean, at: Date) => sql`
  insert into notice_choices (person_id, topic, way, wanted, chosen_at)
  values (${personId}, ${topic}, ${way}, ${wanted}, ${at})
  on conflict (person_id, topic, way) do update set wanted = excluded.wanted, chosen_at = excluded.chosen_at`

export const deleteChoicesOf = (tx: Tx, personId: string) =>
  tx`delete from notice_choices where person_id = ${personId}`

/** What waits of these kinds for a person goes: they do without it now. */
export const deleteWaitingMails = (tx: Tx, personId: string, kinds: readonly string[]) => tx`
  delete from mails where person_id = ${personId} and kind = any(${[...kinds]}) and ended_at is null`
