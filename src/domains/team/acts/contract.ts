import { z } from 'zod/mini'
import { cents, endpoint, idParam, instant, newId, tolerantEnum, tolerantList, totalCents } from '#shared/contract.ts'
import { toIsoDay } from '#shared/day-input.ts'
import { proseText, typed, atMost } from '#shared/typed-text/fields.ts'
import { REASON_LENGTH, RESTRAINT_KINDS } from '#domains/accounts/restraints.rules.ts'
import { Tier } from '#domains/consultants/contract.ts'
import { CHANNELS, TIERS } from '#domains/consultants/rules.ts'
import { GOODWILL } from '../goodwill/rules.ts'
import { Proposal } from '../proposals/contract.ts'

const name = z.nullable(z.string())

const Restraint = z.object({
  id: z.string(),
  kind: tolerantEnum(RESTRAINT_KINDS, 'payouts_rest'),
  reason: z.string(),
  startsAt: instant,
  endsAt: z.nullable(instant),
  setByName: z.string(),
  secondedByName: name,
  liftedAt: z.nullable(instant),
  liftedByName: name,
  liftReason: z.nullable(z.string()),
})
export type Restraint = z.infer<typeof Restraint>

const RELATIONS = ['phone', 'payer', 'card', 'device', 'document'] as const

/** What the team did with somebody, and what acting now would mean. */
export const Decisions = z.object({
  personId: z.string(),
  firstName: z.string(),
  role: tolerantEnum(['client', 'consultor', 'admin'], 'client'),
  isEmailConfirmed: z.boolean(),
  /** What can be corrected, as people write it; `document`: with its ends hidden, of whoever attends. */
  identity: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    document: z.nullable(z.string()),
  }),
  /** The address that the team corrected and nobody confirmed yet. */
  correctedEmail: z.nullable(z.string()),
  /** Nothing leaves the account until then. */
  moneyRestsUntil: z.nullable(instant),
  /** Another account of theirs is blocked: they begin nothing until somebody tells the two apart. */
  isInReview: z.boolean(),
  /** For how many hours one member of the team alone may still suspend them. */
  aloneHours: z.int(),
  consequences: z.object({
    rooms: z.int(),
    requests: z.int(),
    bookings: z.int(),
    questions: z.int(),
    subscriptions: z.int(),
    payouts: z.int(),
    sessions: z.int(),
    earningsCents: totalCents,
    creditCents: totalCents,
  }),
  restraints: tolerantList(Restraint),
  warnings: z.array(
    z.object({
      id: z.string(),
      words: z.string(),
      byName: z.string(),
      warnedAt: instant,
      acknowledgedAt: z.nullable(instant),
    }),
  ),
  proposals: tolerantList(Proposal),
  /** Of a consultant. `bps` in hundredths of a percent; null: the tier's. */
  consultant: z.nullable(
    z.object({
      tier: tolerantEnum(TIERS, 'iniciante'),
      isHidden: z.boolean(),
      /** What was decided beside the tier of the approval, the latest first, also for later days. */
      tiers: z._default(
        tolerantList(z.object({ id: z.string(), tier: z.enum(TIERS), validFrom: instant, reason: z.string() })),
        [],
      ),
      agreed: tolerantList(
        z.object({
          id: z.string(),
          channel: z.nullable(z.enum(CHANNELS)),
          bps: z.nullable(z.int()),
          validFrom: instant,
          reason: z.string(),
        }),
      ),
    }),
  ),
  goodwill: z.array(
    z.object({
      id: z.string(),
      amountCents: cents,
      reason: z.string(),
      givenAt: instant,
      byName: z.string(),
      /** For a refund claim, or a message with this protocol. */
      claimId: z.nullable(z.string()),
      protocol: z.nullable(z.string()),
    }),
  ),
  /** Blocked accounts that share something with this one. */
  related: z.array(
    z.object({
      personId: z.string(),
      firstName: z.string(),
      by: z.array(tolerantEnum(RELATIONS, 'device')),
      blockedAt: instant,
    }),
  ),
})
export type Decisions = z.infer<typeof Decisions>

export const readDecisions = endpoint({
  method: 'GET',
  path: '/api/team/people/:id/decisions',
  access: 'team:people',
  summary: 'What the team did with a person, what waits for a second member, and what a block would find under way',
  input: z.object({ id: idParam }),
  output: Decisions,
})

const reason = proseText({
  ...REASON_LENGTH,
  missing: 'Diga por quê: a pessoa lê.',
  tooShort: `Diga por quê, em pelo menos ${REASON_LENGTH.least} caracteres: a pessoa lê.`,
})
const onPerson = { id: idParam, actId: newId, reason }

type Access = 'team:suspensions' | 'team:goodwill' | 'team:corrections' | 'team:consultants'

/** An act on a person with a reason that they read; answers what was decided. The same `actId` is the same act. */
export const act = <S extends z.core.$ZodLooseShape>(name: string, access: Access, summary: string, more: S) =>
  endpoint({
    method: 'POST',
    path: `/api/team/people/:id/${name}`,
    access,
    needsPassword: true,
    summary,
    input: z.object({ ...onPerson, ...more }),
    output: Decisions,
  })

export const endSessions = act(
  'sessions-end',
  'team:suspensions',
  'End every session of a person, who signs in again',
  {},
)
export const mailConfirmation = act(
  'confirmation',
  'team:corrections',
  'Mail the confirmation of the address again; nothing when it is confirmed',
  {},
)
export const warnPerson = act(
  'warning',
  'team:suspensions',
  'Warn a person: by mail, and on the page of their account until they say that they read it',
  {},
)
export const suspendPerson = act(
  'suspension',
  'team:suspensions',
  'Suspend for so many hours: they sign in and read, and begin nothing; more than 72 hours in 30 days wait for a second member',
  {
    hours: z
      .int('Diga por quantas horas.')
      .check(z.gte(1, 'Pelo menos uma hora.'), z.lte(4_320, 'No máximo 180 dias.')),
  },
)
export const blockPerson = act(
  'block',
  'team:suspensions',
  'Block: nobody signs in, and what is under way ends; with earnings it waits for a second member and suspends meanwhile',
  {},
)
export const restPayouts = act(
  'payouts-rest',
  'team:suspensions',
  'Hold what a consultant earned, until it is released',
  {},
)
export const liftRestraint = act(
  'lifting',
  'team:suspensions',
  'Undo a suspension, a block or payouts at rest, with a reason that the person reads',
  { restraintId: idParam },
)
export const giveGoodwill = act(
  'goodwill',
  'team:goodwill',
  'Give a bonus by judgement for a claim or a message of the person; beyond what one alone gives it waits for a second member',
  {
    amountCents: cents.check(
      z.refine((amount) => amount >= GOODWILL.least && amount <= GOODWILL.most, 'De R$ 1,00 a R$ 500,00.'),
    ),
    /** The id of a claim, or the id or protocol of a message. */
    caseId: typed('line', 'Diga de que caso é.').check(
      z.minLength(1, 'Diga de que caso é.'),
      atMost(60, 'Copie o protocolo ou o código do caso.'),
    ),
  },
)

const from = z.pipe(
  z.pipe(typed('number', 'Diga a partir de que dia.'), z.transform(toIsoDay)),
  z.iso.date('Confira o dia: dd/mm/aaaa.'),
)

export const hideFromFeatured = act(
  'featured',
  'team:consultants',
  'Hide a consultant from the featured ones, or let the published rule decide again; nobody is lifted into it',
  { isHidden: z.boolean('Diga se sai dos destaques.') },
)
export const proposeCommission = act(
  'commission',
  'team:consultants',
  'Propose what the platform keeps of a consultant’s new consultations from a day on; a second member confirms it',
  {
    /** Null: of all channels. */
    channel: z.nullable(z.enum(CHANNELS, 'Escolha o canal.')),
    /** In hundredths of a percent; null: the tier's again. */
    bps: z.nullable(z.int('Escolha a parte da casa.')),
    from,
  },
)
export const changeTier = act(
  'tier',
  'team:consultants',
  'Propose another tier of a consultant from a day on; a second member confirms it',
  { tier: Tier, from },
)
