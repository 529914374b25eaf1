import { z } from 'zod/mini'
import { cents, endpoint, instant, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { UploadedDocument } from '../application-documents/contract.ts'
import { ChannelCommission, Specialty, Status, TierShown } from '../contract.ts'

/** What an applicant wrote, to correct it and send it again; without the document. */
const Sent = z.object({
  /** Null: none was written, and the specialties stand for it. */
  title: z.nullable(z.string()),
  bio: z.string(),
  specialties: tolerantList(Specialty),
  pricePerMinuteCents: cents,
})

/** A consultant's application: not applied, in review, refused or approved; with the settings that depend on it. */
export const ApplicationStatus = z.object({
  application: tolerantEnum(['missing', 'in_review', 'refused', 'approved'], 'in_review'),
  /** Why the team refused it, and what was sent; until it is sent again. */
  refusal: z.nullable(z.object({ reason: z.string(), refusedAt: instant, sent: Sent })),
  /** What was uploaded to show who they are, until its term is over. */
  documents: z._default(z.array(UploadedDocument), []),
  switchedOn: z.boolean(),
  status: Status,
  profile: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      title: z.string(),
      imageUrl: z.string(),
      tier: TierShown,
      /** Which tiers will be in force from which days on. */
      nextTiers: z._default(z.array(z.object({ tier: TierShown, validFrom: instant })), []),
      /** What the platform keeps of new consultations, by channel. */
      commissions: z._default(tolerantList(ChannelCommission), []),
      pricePerMinuteCents: cents,
      /** A program attends in this name; the price is a program's. */
      isAutomatic: z._default(z.boolean(), false),
      specialties: tolerantList(Specialty),
      acceptsWelcome: z.boolean(),
      acceptsPackages: z.boolean(),
    }),
  ),
})
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

export const getMyApplicationStatus = endpoint({
  method: 'GET',
  path: '/api/consultants/me',
  access: 'consultor',
  viewable: true,
  summary: 'My application, availability and presence',
  input: nothing,
  output: ApplicationStatus,
})

export const setAvailability = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/availability',
  access: 'consultor',
  summary: 'Begin or stop accepting consultations',
  input: z.object({ on: z.boolean('Informe se quer atender agora.') }),
  output: ApplicationStatus,
})

export const setWelcome = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/welcome',
  access: 'consultor',
  summary: 'Accept or stop accepting welcome minutes, which the platform pays for',
  input: z.object({ on: z.boolean('Informe se quer receber quem vem pela primeira vez.') }),
  output: ApplicationStatus,
})

export const setPackages = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/packages',
  access: 'consultor',
  summary: 'Accept or stop accepting minutes of packages and plans, from the next request on',
  input: z.object({ on: z.boolean('Informe se quer atender com pacotes e planos.') }),
  output: ApplicationStatus,
})

export const setPrice = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/price',
  access: 'consultor',
  summary: 'Set the price of a minute of chat: lower at once, higher from the next day',
  input: z.object({ pricePerMinuteCents: cents }),
  output: z.object({ pricePerMinuteCents: cents, validFrom: instant }),
})
