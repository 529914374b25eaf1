import type { Sql } from '#platform/db.ts'
import type { Mail } from '../mailer.ts'

export type ReceivedMail = Pick<Mail, 'id' | 'to' | 'subject' | 'text' | 'html'> & {
  headers: Record<string, string>
  /** The attached invitation. */
  calendar: string | null
  receivedAt: Date
}

/** Does nothing for a mail that is stored already. */
export const insertMail = (
  sql: Sql,
  { id, to, subject, text, html, calendar }: Mail,
  headers: Record<string, string>,
  receivedAt: Date,
) => sql`
  insert into sandbox.mails (id, recipient, subject, text_body, html_body, headers, calendar, received_at)
  values (${id}, ${to}, ${subject}, ${text}, ${html}, ${sql.json(headers)}, ${calendar?.content ?? null}, ${receivedAt}) on conflict (id) do nothing`

/** Newest first; only those to one recipient when `to` is given. */
export const listMails = (sql: Sql, to: string | undefined, most: number) => sql<
  Pick<ReceivedMail, 'id' | 'to' | 'subject' | 'receivedAt'>[]
>`
  select id, recipient as "to", subject, received_at as "receivedAt" from sandbox.mails
  ${to ? sql`where recipient = ${to}` : sql``} order by received_at desc, id limit ${most}`

export async function findMail(sql: Sql, id: string): Promise<ReceivedMail | undefined> {
  const [row] = await sql<ReceivedMail[]>`
    select id, recipient as "to", subject, text_body as text, html_body as html, headers, calendar, received_at as "receivedAt"
      from sandbox.mails where id = ${id}`
  return row
}
