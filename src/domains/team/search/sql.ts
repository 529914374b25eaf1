import type { Sql } from '#platform/db.ts'
import type { CaseKind, IdRange, Lookups } from './read-lookups.ts'
import { peopleFound, type PersonMarks } from './people.sql.ts'
import { type FoundKind, MOST_OF_EACH } from './rules.ts'

export type FoundRow = {
  kind: FoundKind
  id: string
  personId: string | null
  name: string
  about: string | null
  number: string | null
  amountCents: bigint | null
  at: Date | null
  by: 'name' | 'email' | 'phone' | 'tax_id' | 'number'
}

type Part = ReturnType<Sql>
/** Where things are: by whom, what is said of them, what they cost, when they began. `of`: the table, called `o`. */
type Place = {
  kind: FoundKind
  caseKind?: CaseKind
  of: string
  person: string
  about: string
  amount: string
  at: string
}

const PLACES: readonly Place[] = [
  {
    kind: 'order',
    caseKind: 'order',
    of: 'catalogue_orders',
    person: 'person_id',
    about: 'title',
    amount: 'total',
    at: 'placed_at',
  },
  {
    kind: 'payment',
    caseKind: 'payment',
    of: 'payments',
    person: 'person_id',
    about: 'state',
    amount: 'amount',
    at: 'created_at',
  },
  {
    kind: 'payout',
    caseKind: 'payout',
    of: 'payouts',
    person: 'consultant_id',
    about: 'state',
    amount: 'amount',
    at: 'asked_at',
  },
  {
    kind: 'withdrawal',
    caseKind: 'withdrawal',
    of: 'payment_withdrawals',
    person: 'person_id',
    about: 'state',
    amount: 'amount',
    at: 'asked_at',
  },
  {
    kind: 'claim',
    caseKind: 'claim',
    of: 'claims',
    person: 'client_id',
    about: 'state',
    amount: 'amount',
    at: 'asked_at',
  },
  {
    kind: 'consultation',
    of: 'consultations',
    person: 'client_id',
    about: 'state',
    amount: 'captured',
    at: 'requested_at',
  },
  { kind: 'booking', of: 'bookings', person: 'client_id', about: 'state', amount: 'price', at: 'starts_at' },
  { kind: 'question', of: 'written_questions', person: 'client_id', about: 'title', amount: 'price', at: 'bought_at' },
]

/** Of one table what a condition finds, in the columns of an answer. */
const inPlace = (sql: Sql, { kind, of, person, about, amount, at }: Place, condition: Part, number: Part) => sql`
  (select ${kind}::text as kind, o.id::text as id, o.${sql(person)} as "personId", null::text as name,
    o.${sql(about)} as about, ${number} as number, o.${sql(amount)} as "amountCents", o.${sql(at)} as at,
    'number'::text as by
  from ${sql(of)} o where ${condition} limit ${MOST_OF_EACH})`

const withId = (sql: Sql, id: string) => [
  ...PLACES.map((place) => inPlace(sql, place, sql`o.id = ${id}`, sql`null::text`)),
  sql`(select 'message', m.id::text, null::uuid, m.name, m.subject, m.protocol, null::bigint, m.received_at, 'number'
    from contact_messages m where m.id = ${id})`,
]

/** Ids that begin with the first part of a case number; of every kind that has one, if it does not say which. */
const inRange = (sql: Sql, { from, to }: IdRange, kind: CaseKind | undefined) => [
  ...PLACES.filter(({ caseKind }) => caseKind && (kind === undefined || kind === caseKind)).map((place) =>
    inPlace(sql, place, sql`o.id between ${from} and ${to}`, sql`null::text`),
  ),
  ...(kind === undefined || kind === 'suspense'
    ? [
        sql`(select 'suspense', m.id::text, p.person_id, null::text, m.reason, m.gateway_id, m.amount, m.found_at, 'number'
          from payment_mismatches m left join payments p on p.id = m.payment_id
          where m.id between ${from} and ${to} limit ${MOST_OF_EACH})`,
      ]
    : []),
]

const byNumber = (sql: Sql, { protocol, receipt, endToEndId, gatewayId }: Lookups) => [
  ...(protocol === undefined
    ? []
    : [
        sql`(select 'message', m.id::text, null::uuid, m.name, m.subject, m.protocol, null::bigint, m.received_at, 'number'
          from contact_messages m where m.protocol = ${protocol})`,
      ]),
  ...(receipt === undefined
    ? []
    : [
        sql`(select 'receipt', r.code, r.holder_id, null::text, split_part(r.subject, ':', 1), r.code, null::bigint,
          r.issued_at, 'number' from receipts r where r.code = ${receipt})`,
      ]),
  ...(endToEndId === undefined
    ? []
    : [inPlace(sql, placeOf('payout'), sql`o.end_to_end_id = ${endToEndId}`, sql`o.end_to_end_id`)]),
  ...(gatewayId === undefined
    ? []
    : [inPlace(sql, placeOf('payment'), sql`o.gateway_id = ${gatewayId}`, sql`o.gateway_id`)]),
]

const placeOf = (kind: FoundKind) => PLACES.find((place) => place.kind === kind)!

/** Everything that these lookups find, in one statement of indexed lookups. Without any, nothing. */
export async function listFound(sql: Sql, lookups: Lookups, marks: PersonMarks): Promise<readonly FoundRow[]> {
  const { id, range, caseKind } = lookups
  const parts = [
    ...peopleFound(sql, lookups, marks),
    ...(id === undefined ? [] : withId(sql, id)),
    ...(range === undefined ? [] : inRange(sql, range, caseKind)),
    ...byNumber(sql, lookups),
  ]
  if (parts.length === 0) return []
  return sql<FoundRow[]>`
    select f.kind, f.id, f."personId", coalesce(f.name, btrim(p.first_name || ' ' || p.last_name), '') as name, f.about,
      f.number, f."amountCents", f.at, f.by
    from (${parts.reduce((all, one) => sql`${all} union all ${one}`)})
      f (kind, id, "personId", name, about, number, "amountCents", at, by) left join people p on p.id = f."personId"`
}
