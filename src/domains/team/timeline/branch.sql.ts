import type { Fragment, Sql } from '#platform/db.ts'
import type { ObjectKind } from '../objects.rules.ts'
import { MOST_LINES, type TimelineGroup } from './rules.ts'

/** One source of a timeline: rows of a table that an index gives by whom or what they are about, in order of time. */
export type Branch = {
  group: TimelineGroup
  source: string
  from: Fragment
  at: Fragment
  /** Tells rows of the source apart. */
  key: Fragment
  code: Fragment
  detail?: Fragment
  text?: Fragment
  amount?: Fragment
  about?: { kind: ObjectKind | Fragment; id: Fragment }
  by?: Fragment
}

export type Place = { at: string; key: string }
export type TimelineRow = {
  place: string
  at: Date
  key: string
  group: TimelineGroup
  source: string
  code: string
  detail: string | null
  text: string | null
  amountCents: bigint | null
  aboutKind: ObjectKind | null
  aboutId: string | null
  by: { id: string; name: string } | null
}

/**
 * The newest lines of all sources before a place, and one more, in one statement: each source gives so many, and all of
 * one instant, by its index. Their number stands in the text: an unknown limit is planned as a tenth of everything.
 */
export function listLines(sql: Sql, branches: readonly Branch[], before: Place | undefined) {
  const most = sql.unsafe(String(MOST_LINES + 1))
  const nothing = sql`null::text`
  const one = ({ source, group, from, at, key, code, detail, text, amount, about, by }: Branch) => {
    const keyed = sql`(${`${source}:`}::text || ${key})`
    return sql`(select * from (
      select ${at} as at, ${keyed} as key, ${group}::text as "group", ${source}::text as source, ${code} as code,
        ${detail ?? nothing} as detail, ${text ?? nothing} as text, ${amount ?? sql`null::bigint`} as "amountCents",
        ${about ? (typeof about.kind === 'string' ? sql`${about.kind}::text` : about.kind) : nothing} as "aboutKind",
        ${about ? sql`${about.id}::text` : nothing} as "aboutId", ${by ?? sql`null::uuid`} as by_id
      ${from} ${
        before
          ? sql`and ${at} <= ${before.at}::text::timestamptz
              and (${at}, ${keyed} collate "C") < (${before.at}::text::timestamptz, ${before.key}::text)`
          : sql``
      }
      order by ${at} desc fetch first ${most} rows with ties) newest
      order by at desc, key collate "C" desc limit ${most})`
  }
  const all = branches.slice(1).reduce((sum, branch) => sql`${sum} union all ${one(branch)}`, one(branches[0]!))
  return sql<TimelineRow[]>`
    select (l.at at time zone 'UTC')::text || '+00' as place, l.at, l.key, l."group", l.source, l.code, l.detail, l.text,
      l."amountCents", l."aboutKind", l."aboutId", (
        select json_build_object('id', w.id, 'name', btrim(w.first_name || ' ' || w.last_name)) from people w
        where w.id = l.by_id) as by
    from (select * from (${all}) u order by at desc, key collate "C" desc limit ${most}) l
    order by l.at desc, l.key collate "C" desc`
}
