import { z } from 'zod/mini'
import { cents, endpoint, idParam, instant, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { atLeast, atMost, proseText, typed } from '#shared/typed-text/fields.ts'
import { Channel, ChannelCommission, ConsultantProfile, Language, Specialty } from '../contract.ts'
import { SPECIALTIES } from '../rules.ts'
import { LEAST_REASON, MOST_LANGUAGES, MOST_REASON, TEXT_KINDS, TEXT_LIMITS } from './bounds.rules.ts'
import { CHANGE_FIELDS, TAKEDOWN_FIELDS, type TextField } from './fields.rules.ts'

const text = (field: TextField, message: string) =>
  typed(TEXT_KINDS[field], message).check(
    atLeast(TEXT_LIMITS[field].least, message),
    atMost(TEXT_LIMITS[field].most, message),
  )

/** What changes; what is absent stays. The first specialty is the main one; an empty city is none. */
export const ProfileChanges = z.object({
  name: z.optional(text('name', 'O nome de atendimento tem de 2 a 80 caracteres.')),
  title: z.optional(text('title', 'O título tem de 3 a 80 caracteres.')),
  description: z.optional(text('description', 'A frase do cartão tem de 10 a 200 caracteres.')),
  bio: z.optional(text('bio', 'A apresentação tem de 40 a 2.000 caracteres.')),
  city: z.optional(z.nullable(text('city', 'A cidade tem de 2 a 80 caracteres, ou fica em branco.'))),
  languages: z.optional(
    z
      .array(Language)
      .check(z.minLength(1, 'Informe ao menos um idioma.'), z.maxLength(MOST_LANGUAGES, 'Informe até oito idiomas.')),
  ),
  specialties: z.optional(
    z
      .array(Specialty)
      .check(
        z.minLength(1, 'Escolha ao menos uma especialidade.'),
        z.maxLength(SPECIALTIES.length, 'Há especialidades repetidas.'),
      ),
  ),
  channels: z.optional(z.array(Channel).check(z.maxLength(4, 'Há canais repetidos.'))),
})
export type ProfileChanges = z.infer<typeof ProfileChanges>

/** The profile as everybody sees it, whether its portrait is a photo of their own, and the price that comes next. */
export const OwnProfile = z.extend(ConsultantProfile, {
  hasPhoto: z.boolean(),
  commissions: z._default(tolerantList(ChannelCommission), []),
  nextPrice: z.nullable(z.object({ pricePerMinuteCents: cents, validFrom: instant })),
})
export type OwnProfile = z.infer<typeof OwnProfile>

export const getMyProfile = endpoint({
  method: 'GET',
  path: '/api/consultants/me/profile',
  access: 'consultor',
  viewable: true,
  summary: 'My profile as everybody sees it',
  input: nothing,
  output: OwnProfile,
})

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/profile',
  access: 'consultor',
  summary: 'Change what clients see of me; everybody sees it at once',
  input: ProfileChanges,
  output: OwnProfile,
})

/** One change as the team reads it. Lists are their words with commas, a portrait its hash, a recording its name. */
export const ProfileChange = z.object({
  id: z.string(),
  consultantId: z.string(),
  consultantName: z.string(),
  field: tolerantEnum(CHANGE_FIELDS, 'bio'),
  before: z.string(),
  after: z.string(),
  changedAt: instant,
  /** It is what everybody sees now. */
  isShown: z.boolean(),
  /** Why the team took it down. */
  takedownReason: z.nullable(z.string()),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const removeIntroduction = endpoint({
  method: 'DELETE',
  path: '/api/consultants/me/introduction',
  access: 'consultor',
  summary: 'Erase my spoken introduction. Safe to repeat',
  input: nothing,
  output: OwnProfile,
})

export const listProfileChanges = endpoint({
  method: 'GET',
  path: '/api/admin/profile-changes',
  access: 'team:moderation',
  summary: 'What consultants changed of their profiles, the newest first, at most a hundred',
  input: nothing,
  output: z.object({ changes: z.array(ProfileChange) }),
})

const REASON = 'Explique o motivo em 20 a 300 caracteres: todos vão ler estas palavras.'

export const takeDown = endpoint({
  method: 'POST',
  path: '/api/consultants/:id/takedown',
  access: 'team:moderation',
  needsPassword: false,
  summary: 'Take a text, portrait or recording of a profile down with a public reason. The same again changes nothing.',
  input: z.object({
    id: idParam,
    field: z.enum(TAKEDOWN_FIELDS, 'Escolha um dos textos, a foto ou a gravação.'),
    /** The text, the hash of the portrait or the name of the recording, as the team saw it. */
    value: typed('asSent', 'Informe o que sai do perfil.').check(z.minLength(1), atMost(2000, 'Recarregue a lista.')),
    reason: proseText({ least: LEAST_REASON, most: MOST_REASON, missing: REASON, tooLong: REASON }),
  }),
  output: nothing,
})
