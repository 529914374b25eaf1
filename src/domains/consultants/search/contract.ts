import { z } from 'zod/mini'
import { endpoint, nothing, tolerantEnum } from '#shared/contract.ts'
import { atMost, emailAddress, madeText, typed } from '#shared/typed-text/fields.ts'
import { isUuid } from '#shared/uuid.ts'
import { Channel, ConsultantCard, Language, Specialty, SpecialtyShown } from '../contract.ts'
import { SORTS } from '../rules.ts'
import { CARES } from './needs.rules.ts'
import { INTERPRETATIONS } from './rules.ts'

const MOST_AMONG = 20_000

const flag = z.pipe(
  z.enum(['true', 'false'], 'Use true ou false.'),
  z.transform((word: 'true' | 'false') => word === 'true'),
)
const queryCents = z.pipe(
  typed('asSent').check(z.regex(/^\d{1,9}$/, 'Informe o preço em centavos inteiros.')),
  z.transform((text: string) => BigInt(text)),
)
/** Stars from 1 to 5, in tenths. */
const leastRating = z.pipe(
  typed('asSent').check(z.regex(/^([1-4](\.\d)?|5)$/, 'Informe a nota de 1 a 5.')),
  z.transform(Number),
)
const pageNumber = z.pipe(
  typed('asSent').check(z.regex(/^[1-9]\d{0,4}$/, 'Informe o número da página.')),
  z.transform(Number),
)
/** Specialties separated by commas; a consultant with any of them matches. */
const specialtyList = z.pipe(
  z.pipe(
    madeText(100, 'Escolha uma das especialidades da lista.'),
    z.transform((text: string) => text.split(',')),
  ),
  z.array(Specialty).check(z.minLength(1)),
)

/** Ids separated by commas; malformed ones are left out. */
const idList = z.pipe(
  madeText(MOST_AMONG * 37, 'Pergunte por menos consultores de cada vez.'),
  z.transform((text: string) => text.split(',').filter(isUuid)),
)

/** A name similar to the text. */
const SimilarName = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  imageUrl: z.string(),
  specialty: SpecialtyShown,
})

/** A need that the text names, and the words of profiles that were searched for it. */
export const NeedShown = z.object({
  slug: z.string(),
  label: z.string(),
  words: z.array(z.string()),
  /** Said above the list. */
  note: z.nullable(z.string()),
  /** The help line beside the list, or instead of one. A kind that this page does not know still names it. */
  care: z.nullable(tolerantEnum(CARES, 'line')),
})
export type NeedShown = z.infer<typeof NeedShown>

export const searchConsultants = endpoint({
  method: 'GET',
  path: '/api/consultants',
  access: 'public',
  summary: 'Search, filter and sort approved consultants, a page at a time',
  input: z.object({
    text: z.optional(typed('search').check(atMost(100, 'Busque com até 100 caracteres.'))),
    /** What somebody looks for, by its slug, beside the text; one that is not known is ignored. */
    need: z.optional(madeText(40, 'Escolha um dos temas da lista.')),
    specialty: z.optional(specialtyList),
    channel: z.optional(Channel),
    language: z.optional(Language),
    online: z.optional(flag),
    priceFromCents: z.optional(queryCents),
    priceToCents: z.optional(queryCents),
    ratingFrom: z.optional(leastRating),
    /** Only these, for filters that other domains answer. */
    among: z.optional(idList),
    sort: z.optional(z.enum(SORTS, 'Escolha uma das ordens da lista.')),
    page: z.optional(pageNumber),
  }),
  output: z.object({
    consultants: z.array(ConsultantCard),
    total: z.int(),
    /** How many of them are online. */
    online: z.int(),
    page: z.int(),
    pages: z.int(),
    /** How the text was interpreted to find these. */
    interpretation: tolerantEnum(INTERPRETATIONS, 'as_typed'),
    /** With corrected spelling: the words that were searched instead. */
    correctedText: z.nullable(z.string()),
    /** The needs that were understood; each consultant's profile speaks of at least one. */
    needs: z.array(NeedShown),
    /** When nothing matches: the most similar names. */
    similarNames: z.array(SimilarName),
    /** When nothing matches: how many would match without the filters. */
    totalWithoutFilters: z.int(),
  }),
})

export const listNeedChips = endpoint({
  method: 'GET',
  path: '/api/consultants/needs',
  access: 'public',
  summary: 'What people often look for, in their words, in the order of the chips',
  input: nothing,
  output: z.array(z.object({ slug: z.string(), label: z.string() })),
})

export const findConsultantByEmail = endpoint({
  method: 'GET',
  path: '/api/admin/consultants',
  access: 'team:consultants',
  summary: 'The approved consultant whose account has exactly this e-mail, or nobody',
  input: z.object({ email: emailAddress('Informe o e-mail.') }),
  output: z.object({ consultants: z.array(ConsultantCard) }),
})

export const listMissedWords = endpoint({
  method: 'GET',
  path: '/api/admin/missed-words',
  access: 'team:consultants',
  summary: 'Words searched in vain at least three times in the last thirty days, most often first, without who asked',
  input: nothing,
  output: z.object({ words: z.array(z.object({ word: z.string(), times: z.int(), lastOn: z.string() })) }),
})
