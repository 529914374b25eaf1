import type { Sql, Tx } from '#platform/db.ts'
import type { TocEntry, ServiceQuestion } from '../render-markdown.ts'
import type { ServiceName } from '../rules.ts'

export type ServiceRow = {
  name: ServiceName
  title: string
  summary: string
  html: string
  contents: TocEntry[]
  questions: ServiceQuestion[]
}

export const recordService = (tx: Tx, s: ServiceRow & { markdown: string; changedAt: Date }) => tx`
  insert into content_services (name, title, summary, markdown, html, contents, questions, changed_at)
  values (${s.name}, ${s.title}, ${s.summary}, ${s.markdown}, ${s.html}, ${tx.json(s.contents)},
    ${tx.json(s.questions)}, ${s.changedAt})
  on conflict (name) do update
    set title = excluded.title, summary = excluded.summary, markdown = excluded.markdown, html = excluded.html,
    contents = excluded.contents, questions = excluded.questions, changed_at = excluded.changed_at`

export const listServiceNames = async (sql: Sql): Promise<ServiceName[]> =>
  (await sql<{ name: ServiceName }[]>`select name from content_services`).map(({ name }) => name)

export async function findService(sql: Sql, name: string): Promise<ServiceRow | undefined> {
  const [row] = await sql<
    ServiceRow[]
  >`select name, title, summary, html, contents, questions from content_services where name = ${name}`
  return row
}
