import { z } from 'zod/mini'
import { askedId, cents, endpoint, instant, nothing } from '#shared/contract.ts'
import { CHANNELS, PRICE_CEILING, PRICE_FLOOR, SORTS, SPECIALTIES, STATUSES, TIERS } from './rules.ts'
import { READINGS } from './search/rules.ts'

export const Specialty = z.enum(SPECIALTIES, 'Escolha uma das especialidades da lista.')
export const Channel = z.enum(CHANNELS, 'Escolha chat, áudio, vídeo ou mensagens.')
export const Tier = z.enum(TIERS, 'Escolha um dos níveis da lista.')
export const Status = z.enum(STATUSES)

/** What a card shows: exactly the fields of the spec. `pricePerMinute` is the chat price in reais, `rating` 0 means nobody reviewed yet. */
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
  specialty: Specialty,
})
export type ConsultantCard = z.infer<typeof ConsultantCard>

/** Price of a minute on one offered channel, in reais and in centavos. */
export const ChannelPrice = z.object({ channel: Channel, pricePerMinute: z.number(), pricePerMinuteCents: cents })

export const ConsultantProfile = z.extend(ConsultantCard, {
  bio: z.string(),
  city: z.nullable(z.string()),
  specialties: z.array(Specialty),
  /** ISO 639 codes: pt, es, en … */
  languages: z.array(z.string()),
  prices: z.array(ChannelPrice),
  tier: Tier,
  /** When the application was approved. */
  memberSince: instant,
  /** Do they receive people for their free first minutes? */
  acceptsWelcome: z.boolean(),
})
export type ConsultantProfile = z.infer<typeof ConsultantProfile>

const flag = z.pipe(
  z.enum(['true', 'false'], 'Use true ou false.'),
  z.transform((word: 'true' | 'false') => word === 'true'),
)
const queryCents = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'Informe o preço em centavos inteiros.')),
  z.transform((text: string) => BigInt(text)),
)
/** Stars from 1 to 5, to the tenth. */
const leastRating = z.pipe(z.string().check(z.regex(/^([1-4](\.\d)?|5)$/, 'Informe a nota de 1 a 5.')), z.transform(Number))
const pageNumber = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Informe o número da página.')), z.transform(Number))
/** One specialty or several, with commas: whoever has any of them. */
const specialtyList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(100, 'Escolha uma das especialidades da lista.')),
    z.transform((text: string) => text.split(',')),
  ),
  z.array(Specialty).check(z.minLength(1)),
)
const language = z.string().check(z.regex(/^[a-z]{2}$/, 'Informe o idioma por duas letras, como pt.'))

export const listFeatured = endpoint({
  method: 'GET',
  path: '/api/consultants/featured',
  access: 'public',
  summary: 'Featured consultants, available ones first',
  input: nothing,
  output: z.array(ConsultantCard),
})

/** A name that looks like what was typed. */
const NearName = z.object({ id: z.string(), name: z.string(), title: z.string(), imageUrl: z.string(), specialty: Specialty })

export const searchConsultants = endpoint({
  method: 'GET',
  path: '/api/consultants',
  access: 'public',
  summary: 'Search, filter and sort approved consultants, a page at a time',
  input: z.object({
    text: z.optional(z.string().check(z.maxLength(100, 'Busque com até 100 caracteres.'))),
    specialty: z.optional(specialtyList),
    channel: z.optional(Channel),
    language: z.optional(language),
    online: z.optional(flag),
    priceFromCents: z.optional(queryCents),
    priceToCents: z.optional(queryCents),
    ratingFrom: z.optional(leastRating),
    sort: z.optional(z.enum(SORTS, 'Escolha uma das ordens da lista.')),
    page: z.optional(pageNumber),
  }),
  output: z.object({
    consultants: z.array(ConsultantCard),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** How the words were read to find these. */
    reading: z.enum(READINGS),
    /** With slips mended: the words that were looked for instead. */
    meant: z.nullable(z.string()),
    /** When the words found nobody: the names that look most like them. */
    nearest: z.array(NearName),
    /** When the words found nobody: how many they would find without the filters. */
    beyondFilters: z.int(),
  }),
})

/** A card that can be talked to or is in a conversation now, with the channels it attends by. */
export const PresentConsultant = z.extend(ConsultantCard, { channels: z.array(Channel) })
export type PresentConsultant = z.infer<typeof PresentConsultant>

export const listPresent = endpoint({
  method: 'GET',
  path: '/api/consultants/present',
  access: 'public',
  summary: 'Who is online or busy at this moment, online ones first, at most sixty',
  input: nothing,
  output: z.array(PresentConsultant),
})

export const matchConsultants = endpoint({
  method: 'GET',
  path: '/api/consultants/matches',
  access: 'public',
  summary: 'Three consultants for the answers of the quiz, a letter for each question, with the reasons',
  input: z.object({ answers: z.string().check(z.maxLength(20, 'Responda às sete perguntas.')) }),
  output: z.array(z.object({ consultant: ConsultantCard, reasons: z.array(z.string()) })),
})

export const getConsultant = endpoint({
  method: 'GET',
  path: '/api/consultants/:id',
  access: 'public',
  summary: 'Profile of one approved consultant',
  input: z.object({ id: askedId }),
  output: ConsultantProfile,
})

const words = (least: number, most: number, message: string) => z.string().check(z.trim(), z.minLength(least, message), z.maxLength(most, message))

/** What a consultant writes when applying. The first specialty is the main one; the price is that of a minute of chat. */
export const Application = z.object({
  taxId: z.string('Informe seu CPF ou CNPJ.').check(z.minLength(11, 'Informe seu CPF ou CNPJ.'), z.maxLength(20, 'Confira o CPF ou CNPJ.')),
  specialties: z.array(Specialty).check(z.minLength(1, 'Escolha ao menos uma especialidade.'), z.maxLength(SPECIALTIES.length, 'Há especialidades repetidas.')),
  bio: words(40, 2000, 'Conte sobre você e seu atendimento em 40 a 2.000 caracteres.'),
  pricePerMinuteCents: cents.check(z.refine((price) => price >= PRICE_FLOOR && price <= PRICE_CEILING, 'O preço por minuto fica entre R$ 1,49 e R$ 14,90.')),
  name: z.optional(words(2, 80, 'O nome de atendimento tem de 2 a 80 caracteres.')),
  title: z.optional(words(3, 80, 'O título tem de 3 a 80 caracteres.')),
  description: z.optional(words(10, 200, 'A descrição curta tem de 10 a 200 caracteres.')),
  city: z.optional(words(2, 80, 'A cidade tem de 2 a 80 caracteres.')),
  languages: z.optional(z.array(language).check(z.minLength(1, 'Informe ao menos um idioma.'), z.maxLength(8, 'Informe até oito idiomas.'))),
})
export type Application = z.infer<typeof Application>

/** How a consultant stands here: not applied yet, under review, or approved. */
export const Standing = z.object({
  application: z.enum(['missing', 'in_review', 'approved']),
  switchedOn: z.boolean(),
  status: Status,
  profile: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      title: z.string(),
      imageUrl: z.string(),
      tier: Tier,
      pricePerMinuteCents: cents,
      specialties: z.array(Specialty),
      acceptsWelcome: z.boolean(),
    }),
  ),
})
export type Standing = z.infer<typeof Standing>

export const applyAsConsultant = endpoint({
  method: 'POST',
  path: '/api/consultants/application',
  access: 'consultor',
  summary: 'Apply to attend; may be corrected until it is decided',
  input: Application,
  output: Standing,
})

export const getMyStanding = endpoint({
  method: 'GET',
  path: '/api/consultants/me',
  access: 'consultor',
  summary: 'My application, switch and presence',
  input: nothing,
  output: Standing,
})

export const turnSwitch = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/switch',
  access: 'consultor',
  summary: 'Begin or stop accepting consultations',
  input: z.object({ on: z.boolean('Informe se quer atender agora.') }),
  output: Standing,
})

export const turnWelcome = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/welcome',
  access: 'consultor',
  summary: 'Begin or stop receiving people for their five free minutes; the platform pays for them',
  input: z.object({ on: z.boolean('Informe se quer receber quem vem pela primeira vez.') }),
  output: Standing,
})

export const changePrice = endpoint({
  method: 'PUT',
  path: '/api/consultants/me/price',
  access: 'consultor',
  summary: 'Set the price of a minute of chat: a fall at once, a rise from the next day',
  input: z.object({ pricePerMinuteCents: cents }),
  output: z.object({ pricePerMinuteCents: cents, validFrom: instant }),
})

/** An application as whoever decides reads it; the document stays out of sight. */
export const ApplicationCase = z.object({
  id: z.string(),
  person: z.object({ name: z.string(), email: z.string() }),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  bio: z.string(),
  city: z.nullable(z.string()),
  languages: z.array(z.string()),
  specialties: z.array(Specialty),
  pricePerMinuteCents: cents,
  appliedAt: instant,
})
export type ApplicationCase = z.infer<typeof ApplicationCase>

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/admin/applications',
  access: 'admin',
  summary: 'Applications in review, the longest waiting first, at most a hundred',
  input: nothing,
  output: z.object({ applications: z.array(ApplicationCase) }),
})

export const approve = endpoint({
  method: 'POST',
  path: '/api/consultants/:id/approval',
  access: 'admin',
  summary: 'Approve an application',
  input: z.object({ id: askedId, tier: Tier }),
  output: nothing,
})

export const feature = endpoint({
  method: 'PUT',
  path: '/api/consultants/:id/featured',
  access: 'admin',
  summary: 'Show or stop showing a consultant on the home page',
  input: z.object({ id: askedId, on: z.boolean('Informe se deve aparecer em destaque.') }),
  output: nothing,
})
