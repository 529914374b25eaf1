import { z } from 'zod/mini'
import { cents, endpoint, instant, nameParam, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { lineText, madeText, proseText } from '#shared/typed-text/fields.ts'
import { ITEM_KINDS } from '../../rules.ts'
import { ITEM_STATES, MOST_ANSWER_HOURS, MOST_ANSWER_PERCENT, MOST_MINUTES, SLUG } from './rules.ts'

const count = (most: number, words: string) => z.int(words).check(z.gte(1, words), z.lte(most, words))

const Terms = z.object({
  priceCents: z.nullable(cents),
  bonusCents: cents,
  minutes: z.nullable(count(MOST_MINUTES, `Use de 1 a ${MOST_MINUTES} minutos.`)),
  ceilingCents: z.nullable(cents),
  answerHours: z.nullable(count(MOST_ANSWER_HOURS, `Use de 1 a ${MOST_ANSWER_HOURS} horas.`)),
  answerPercent: z._default(
    z.nullable(count(MOST_ANSWER_PERCENT, `Use de 1 a ${MOST_ANSWER_PERCENT} por cento.`)),
    null,
  ),
})

const words = {
  title: lineText({ most: 80, missing: 'Escreva o nome.' }),
  summary: proseText({ most: 300, missing: 'Diga em uma ou duas frases o que é.' }),
  /** In how many consultations it is meant to be used, where its name says so. */
  consultations: z.nullable(count(100, 'Use de 1 a 100 conversas.')),
}

/** A version of a price. `since` after now: scheduled. */
const PriceVersion = z.extend(Terms, { version: z.int(), since: instant, isUndone: z.boolean() })
export type PriceVersion = z.infer<typeof PriceVersion>

export const OwnItem = z.object({
  slug: z.string(),
  kind: tolerantEnum(ITEM_KINDS, 'credits'),
  title: z.string(),
  summary: z.string(),
  consultations: z.nullable(z.int()),
  state: tolerantEnum(ITEM_STATES, 'draft'),
  from: z.nullable(instant),
  until: z.nullable(instant),
  revision: z.int(),
  /** In force now. */
  current: PriceVersion,
  /** The next one that begins later. */
  next: z.nullable(PriceVersion),
  /** The latest version, for `seen`. */
  latest: z.int(),
})
export type OwnItem = z.infer<typeof OwnItem>

export const listOwnItems = endpoint({
  method: 'GET',
  path: '/api/team/catalogue/items',
  access: 'team:catalogue',
  summary: 'All items by kind and order, drafts and hidden ones too, with the price in force and the next',
  input: nothing,
  output: z.object({ items: tolerantList(OwnItem) }),
})

const Page = z.object({
  item: OwnItem,
  prices: tolerantList(PriceVersion),
  /** Orders that can still be paid. */
  paying: z.int(),
  wasOrdered: z.boolean(),
  /** The order by which the house keeps least, with the coupons of now; null: it is not on sale and has no price. */
  worst: z.nullable(z.string()),
})
export type ItemPage = z.infer<typeof Page>

export const readOwnItem = endpoint({
  method: 'GET',
  path: '/api/team/catalogue/items/:slug',
  access: 'team:catalogue',
  summary: 'One item with its prices, who is paying it, and the least that the house keeps of it',
  input: z.object({ slug: nameParam }),
  output: Page,
})

export const createItem = endpoint({
  method: 'POST',
  path: '/api/team/catalogue/items',
  access: 'team:catalogue',
  needsPassword: false,
  summary: 'Write down a new item as a draft, with its first price. The same again changes nothing.',
  input: z.object({
    slug: madeText(60, 'Use no máximo 60 letras.').check(
      z.regex(SLUG, 'Use letras minúsculas sem acento, números e hífens: pacote-5x30.'),
    ),
    kind: z.enum(ITEM_KINDS, 'Escolha o que é.'),
    ...words,
    terms: Terms,
  }),
  output: Page,
})

export const editItem = endpoint({
  method: 'PUT',
  path: '/api/team/catalogue/items/:slug',
  access: 'team:catalogue',
  needsPassword: false,
  summary: 'Change what is said of an item; `revision` is the one that was read',
  input: z.object({ slug: nameParam, revision: z.int(), ...words }),
  output: Page,
})

export const setPrice = endpoint({
  method: 'POST',
  path: '/api/team/catalogue/items/:slug/prices',
  access: 'team:catalogue',
  needsPassword: true,
  summary:
    'A new price from an instant, or from now on. Orders keep theirs. `seen` is the latest version that was read; the same terms again change nothing.',
  input: z.object({ slug: nameParam, seen: z.int(), from: z.nullable(instant), terms: Terms }),
  output: Page,
})

export const undoPrice = endpoint({
  method: 'DELETE',
  path: '/api/team/catalogue/items/:slug/prices/:version',
  access: 'team:catalogue',
  needsPassword: false,
  summary: 'Undo a scheduled price before it begins',
  input: z.object({ slug: nameParam, version: z.coerce.number().check(z.int()) }),
  output: Page,
})

export const publishItem = endpoint({
  method: 'POST',
  path: '/api/team/catalogue/items/:slug/publication',
  access: 'team:catalogue',
  needsPassword: true,
  summary: 'Put an item on sale from now or from an instant on, until one or for good',
  input: z.object({ slug: nameParam, from: z.nullable(instant), until: z.nullable(instant) }),
  output: Page,
})

export const hideItem = endpoint({
  method: 'DELETE',
  path: '/api/team/catalogue/items/:slug/publication',
  access: 'team:catalogue',
  needsPassword: false,
  summary: 'Take an item off the shelf; whoever is paying it gets it. One that has not begun is a draft again.',
  input: z.object({ slug: nameParam }),
  output: Page,
})

export const removeItem = endpoint({
  method: 'DELETE',
  path: '/api/team/catalogue/items/:slug',
  access: 'team:catalogue',
  needsPassword: false,
  summary: 'Remove an item that nobody ever ordered and that is not on sale',
  input: z.object({ slug: nameParam }),
  output: nothing,
})

export const moveItem = endpoint({
  method: 'PUT',
  path: '/api/team/catalogue/items/:slug/place',
  access: 'team:catalogue',
  needsPassword: false,
  summary: 'Put an item before another one of its kind, or last',
  input: z.object({ slug: nameParam, before: z.nullable(nameParam) }),
  output: z.object({ items: tolerantList(OwnItem) }),
})
