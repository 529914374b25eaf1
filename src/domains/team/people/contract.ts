import { z } from 'zod/mini'
import { endpoint, idParam, instant, tolerantEnum, tolerantList, totalCents } from '#shared/contract.ts'
import { RESTRAINT_KINDS } from '#domains/accounts/restraints.rules.ts'
import { SIGNAL_KINDS, MARKS } from './signals.rules.ts'

const at = z.nullable(instant)
const byId = z.object({ id: idParam })

/** Somebody who shares a mark with the person: a phone, a card, a payer, a browser, a document, a text. */
const Sharer = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  marks: z.array(tolerantEnum(MARKS, 'device')),
  /** The team said that these are two people. */
  isToldApart: z.boolean(),
})
export type Sharer = z.infer<typeof Sharer>

const PersonPage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  emailConfirmedAt: at,
  phone: z.nullable(z.string()),
  /** With its ends hidden; only consultants have one. */
  document: z.nullable(z.string()),
  role: z.string(),
  state: z.string(),
  createdAt: instant,
  closedAt: at,
  sessions: z.array(z.object({ agent: z.string(), createdAt: instant, lastSeenAt: instant })),
  /** What they accepted of the legal texts, the latest first. */
  acceptances: z.array(z.object({ title: z.string(), version: z.int(), acceptedAt: instant })),
  devices: z.object({ known: z.int(), lastUsedAt: at }),
  /** What the person has now, by what it is called. */
  balances: z.array(z.object({ words: z.string(), amountCents: totalCents })),
  sharers: z.array(Sharer),
  /** What of theirs waits: for a decision, or to take place. */
  open: z.object({ claims: z.int(), disputes: z.int(), messages: z.int(), bookings: z.int() }),
  /** What holds now that the team put on the account; its reason is what the person reads. */
  restraints: tolerantList(
    z.object({ kind: z.enum(RESTRAINT_KINDS), reason: z.string(), startsAt: instant, endsAt: at }),
  ),
  /** Reports about the person and by them; `open`: those about them that wait. */
  reports: z.object({ about: z.int(), open: z.int(), by: z.int() }),
})
export type PersonPage = z.infer<typeof PersonPage>

export const readPerson = endpoint({
  method: 'GET',
  path: '/api/team/people/:id',
  access: 'team:people',
  summary: 'Who somebody is, how the account stands, sign-ins, balances, and who shares a mark with them',
  input: byId,
  output: PersonPage,
})

export const readPersonMoney = endpoint({
  method: 'GET',
  path: '/api/team/people/:id/money',
  access: 'team:people',
  summary: 'What somebody earned or spent in each of the last twelve months, as their own report says it',
  input: byId,
  output: z.object({
    months: z.array(
      z.object({
        month: z.string(),
        resultCents: totalCents,
        groups: z.array(z.object({ words: z.string(), amountCents: totalCents })),
      }),
    ),
  }),
})

const Figure = z.object({ part: z.int(), whole: z.int(), median: z.nullable(z.number()) })
const Signal = z.object({
  kind: tolerantEnum(SIGNAL_KINDS, 'marks'),
  part: z.int(),
  /** Of how many; null: it is no share. */
  whole: z.nullable(z.int()),
  rows: tolerantList(
    z.object({
      kind: z.enum(['person', 'consultation']),
      id: z.string(),
      name: z.string(),
      detail: z.nullable(z.string()),
      at,
    }),
  ),
})
export type Signal = z.infer<typeof Signal>

const ConsultantPart = z.object({
  id: z.string(),
  state: z.string(),
  isAttendedByProgram: z.boolean(),
  tier: z.string(),
  /** What the house keeps of what begins now, by channel, in hundredths of a percent. */
  commissions: z.array(z.object({ channel: z.string(), bps: z.int() })),
  specialty: z.string(),
  appliedAt: instant,
  approvedAt: at,
  /** Whether the published rule lets them be featured, and whether the team hides them from there. */
  isFeaturable: z.boolean(),
  isHidden: z.boolean(),
  /** Of a minute of chat; null: none is set. */
  pricePerMinuteCents: z.nullable(totalCents),
  rating: z.nullable(z.number()),
  reviews: z.int(),
  /** How many documents of the application are kept. */
  documents: z._default(z.int(), 0),
  refusals: z.array(z.object({ at: instant, reason: z.string(), answeredAt: at, by: z.string() })),
  quality: z.object({ answered: Figure, absent: Figure, refunded: Figure, returning: Figure }),
  /** The middle of how long accepted requests waited, in milliseconds. */
  waitMs: z.nullable(z.number()),
  signals: z.array(Signal),
})
export type ConsultantPart = z.infer<typeof ConsultantPart>

export const readConsultant = endpoint({
  method: 'GET',
  path: '/api/team/consultants/:id',
  access: 'team:consultants',
  summary: 'A consultant: profile, tier, commission, applications, quality of 90 days, and signals with their rows',
  input: byId,
  output: ConsultantPart,
})
