import type { Sql } from '#platform/db.ts'
import type { Item } from './contract.ts'

export const listItems = (sql: Sql) => sql<Item[]>`
  select slug, kind, title, summary, price as "priceCents", minutes, conversations from catalogue_items order by kind, position, slug`

export const recordItem = (sql: Sql, item: Item & { position: number; changedAt: Date }) => sql`
  insert into catalogue_items (slug, kind, title, summary, price, minutes, conversations, position, changed_at)
  values (${item.slug}, ${item.kind}, ${item.title}, ${item.summary}, ${item.priceCents}, ${item.minutes}, ${item.conversations}, ${item.position}, ${item.changedAt})
  on conflict (slug) do update set kind = excluded.kind, title = excluded.title, summary = excluded.summary, price = excluded.price, minutes = excluded.minutes,
    conversations = excluded.conversations, position = excluded.position, changed_at = excluded.changed_at`
