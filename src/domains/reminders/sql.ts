import type { Sql, Tx } from '#platform/db.ts'
import type { Hour, ReminderKind } from './rules.ts'

export type OwnReminder = { kind: ReminderKind; minute: number; zone: string; byMail: boolean; byPush: boolean }

/** Of a reminder `r`: the ways by which its person wants it. */
const waysOf = (sql: Sql) => sql`
  exists (select from notice_choices c
    where c.person_id = r.person_id and c.topic = r.kind and c.way = 'mail' and c.wanted) as "byMail",
  exists (select from notice_choices c
    where c.person_id = r.person_id and c.topic = r.kind and c.way = 'push' and c.wanted) as "byPush"`

export const listRemindersOf = (sql: Sql, personId: string) => sql<OwnReminder[]>`
  select r.kind, r.minute, r.zone, ${waysOf(sql)} from reminders r where r.person_id = ${personId} order by r.kind`

/** The last day that is done of a reminder, locked; undefined: there is none. */
export async function lockDoneOn(tx: Tx, personId: string, kind: ReminderKind): Promise<string | undefined> {
  const [row] = await tx<{ doneOn: string }[]>`
    select done_on::text as "doneOn" from reminders where person_id = ${personId} and kind = ${kind} for update`
  return row?.doneOn
}

type NewReminder = Hour & { personId: string; kind: ReminderKind; nextAt: Date; doneOn: string }

export const recordReminder = (tx: Tx, r: NewReminder) => tx`
  insert into reminders (person_id, kind, minute, zone, next_at, done_on)
  values (${r.personId}, ${r.kind}, ${r.minute}, ${r.zone}, ${r.nextAt}, ${r.doneOn}::text::date)
  on conflict (person_id, kind) do update set minute = excluded.minute, zone = excluded.zone,
    next_at = excluded.next_at`

export const deleteReminder = (tx: Tx, personId: string, kind: ReminderKind) =>
  tx`delete from reminders where person_id = ${personId} and kind = ${kind}`

export type DueReminder = OwnReminder & {
  personId: string
  doneOn: string
  email: string
  isConfirmed: boolean
  firstName: string
  bornOn: string | null
  /** Blocked, suspended or on a break of their own: nobody is called back then. */
  isAway: boolean
}

/** Takes reminders whose hour has come; no other worker gets them meanwhile. */
export const takeDueReminders = (tx: Tx, now: Date, most: number) => tx<DueReminder[]>`
  with due as (
    select r.* from reminders r where r.next_at <= ${now} order by r.next_at limit ${most} for update skip locked
  )
  select r.person_id as "personId", r.kind, r.minute, r.zone, r.done_on::text as "doneOn", ${waysOf(tx)}, p.email,
    p.email_confirmed_at is not null as "isConfirmed", p.first_name as "firstName", p.born_on::text as "bornOn",
    break_of(p.id, ${now}) is not null
      or exists (select from restrained_people(${now}) x where x.person_id = p.id) as "isAway"
  from due r join people p on p.id = r.person_id`

type Done = { personId: string; kind: ReminderKind; doneOn: string; nextAt: Date }

/** What was taken is due again at its next hour. */
export const recordDone = (tx: Tx, done: readonly Done[]) => tx`
  update reminders r set next_at = d."nextAt", done_on = d."doneOn"
  from jsonb_to_recordset(${tx.json(done.map((one) => ({ ...one, nextAt: one.nextAt.toISOString() })))})
    as d ("personId" uuid, kind text, "doneOn" date, "nextAt" timestamptz)
  where r.person_id = d."personId" and r.kind = d.kind`

/** Those that are wanted by no way any more. */
export const deleteUnwanted = (tx: Tx, gone: readonly { personId: string; kind: ReminderKind }[]) => tx`
  delete from reminders r using jsonb_to_recordset(${tx.json(gone)}) as g ("personId" uuid, kind text)
  where r.person_id = g."personId" and r.kind = g.kind`
