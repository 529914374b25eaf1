import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { madeText, typed } from '#shared/typed-text/fields.ts'
import { TAKEDOWN_FIELDS } from './profile-changes/fields.rules.ts'
import { CHANNELS, SPECIALTIES, STATUSES, TIERS } from './rules.ts'

export const Specialty = z.enum(SPECIALTIES, 'Escolha uma das especialidades da lista.')
export const Channel = z.enum(CHANNELS, 'Escolha chat, áudio, vídeo ou mensagens.')
export const Tier = z.enum(TIERS, 'Escolha um dos níveis da lista.')
/** Any other status counts as offline (spec §4). */
export const Status = tolerantEnum(STATUSES, 'offline')
export const SpecialtyShown = tolerantEnum(SPECIALTIES, 'oraculos')
export const TierShown = tolerantEnum(TIERS, 'iniciante')
export const Language = typed('asSent').check(z.regex(/^[a-z]{2}$/, 'Informe o idioma por duas letras, como pt.'))

/** As many as one page shows. */
const MOST_IDS = 60

/** Ids of consultants separated by commas, at most sixty; malformed ones are left out. */
export const consultantIds = z.pipe(
  madeText(MOST_IDS * 37, 'Pergunte por até sessenta consultores de cada vez.'),
  z.transform((text: string) => text.split(',').filter((id) => z.uuid().safeParse(id).success)),
)

/**
 * A card: exactly the fields of the spec. `pricePerMinute` is the chat price in reais; `rating` 0 means no reviews yet.
 */
export const ConsultantCard = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  rating: z.number(),
  reviewCount: z.int(),
  description: z.string(),
  pricePerMinute: z.number(),
  status: Status,
  imageUrl: z.string(),
  specialty: SpecialtyShown,
  /** Present when a program attends in this name; who is a person has exactly the fields of the spec. */
  isAutomatic: z.optional(z.boolean()),
})
export type ConsultantCard = z.infer<typeof ConsultantCard>

/** What the team took down from a profile in the last ninety days, and why. */
export const ProfileTakedown = z.object({
  field: tolerantEnum(TAKEDOWN_FIELDS, 'bio'),
  reason: z.string(),
  takenDownAt: instant,
})

/** Price of a minute on one offered channel, in reais and in centavos. */
export const ChannelPrice = z.object({ channel: Channel, pricePerMinute: z.number(), pricePerMinuteCents: cents })

/** What the platform keeps of a channel, in hundredths of a percent. */
export const ChannelCommission = z.object({ channel: z.enum(CHANNELS), commissionBps: z.int() })

export const ConsultantProfile = z.extend(ConsultantCard, {
  bio: z.string(),
  city: z.nullable(z.string()),
  specialties: tolerantList(Specialty),
  /** ISO 639 codes: pt, es, en … */
  languages: z.array(z.string()),
  prices: tolerantList(ChannelPrice),
  tier: TierShown,
  /** When the application was approved. */
  memberSince: instant,
  /** Whether they accept welcome minutes. */
  acceptsWelcome: z.boolean(),
  /** Whether minutes of packages and plans are used with them. */
  acceptsPackages: z.boolean(),
  /** When they are back from a vacation; null: they are on none. */
  backAt: z._default(z.nullable(instant), null),
  /** Nobody requests, books or asks, by a decision of the team. */
  isUnavailable: z._default(z.boolean(), false),
  /** The days of a vacation that is on or planned, by their own clock, also in words: "de 10 a 20 de dezembro". */
  vacation: z._default(z.nullable(z.object({ firstDay: z.string(), lastDay: z.string(), words: z.string() })), null),
  takedowns: z._default(z.array(ProfileTakedown), []),
  /** What an answer by message costs, and within how many hours it comes; null: they take no questions. */
  answers: z._default(z.nullable(z.object({ priceCents: cents, hours: z.int() })), null),
  /** The spoken introduction, at most a minute. */
  introduction: z._default(z.nullable(z.object({ url: z.string(), seconds: z.int() })), null),
})
export type ConsultantProfile = z.infer<typeof ConsultantProfile>

export const listFeatured = endpoint({
  method: 'GET',
  path: '/api/consultants/featured',
  access: 'public',
  summary: 'Featured consultants, available ones first',
  input: nothing,
  output: z.array(ConsultantCard),
})

export const listCards = endpoint({
  method: 'GET',
  path: '/api/consultants/cards',
  access: 'public',
  summary: 'The cards of some consultants, for pages that are open when one changes',
  input: z.object({ ids: consultantIds }),
  output: z.array(ConsultantCard),
})

/** A card of a consultant who is online or in a consultation, with the channels they offer. */
export const PresentConsultant = z.extend(ConsultantCard, { channels: tolerantList(Channel) })
export type PresentConsultant = z.infer<typeof PresentConsultant>

export const listPresent = endpoint({
  method: 'GET',
  path: '/api/consultants/present',
  access: 'public',
  summary: 'Consultants who are online or busy, online ones first, at most sixty',
  input: nothing,
  output: z.array(PresentConsultant),
})

/** As many programs as the shelf shows. */
export const MOST_PROGRAMS = 12

export const listPrograms = endpoint({
  method: 'GET',
  path: '/api/consultants/programs',
  access: 'public',
  summary: 'Programs that attend, those that answer now first; no person is among them, nor they among people',
  input: nothing,
  output: z.array(ConsultantCard),
})

export const getConsultant = endpoint({
  method: 'GET',
  path: '/api/consultants/:id',
  access: 'public',
  summary: 'Profile of one approved consultant',
  input: z.object({ id: idParam }),
  output: ConsultantProfile,
})
