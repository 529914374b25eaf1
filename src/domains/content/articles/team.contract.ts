import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { atMost, lineText, madeText, typed } from '#shared/typed-text/fields.ts'
import { sizeOf } from '../pictures/rules.ts'
import { STATES } from '../revisions/rules.ts'
import { CATEGORIES, type Category } from '../rules.ts'
import { MOST, PLATES, type Plate, SLUG } from './fields.rules.ts'

const CATEGORY_NAMES = Object.keys(CATEGORIES) as [Category, ...Category[]]
const PLATE_NAMES = Object.keys(PLATES) as [Plate, ...Plate[]]
const upTo = (most: number) => atMost(most, `Use no máximo ${most.toLocaleString('pt-BR')} caracteres.`)
/** When a text changed, and its id. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const wholeNumber = z.pipe(typed('asSent').check(z.regex(/^\d{1,9}$/, 'Recarregue a página.')), z.transform(Number))

const Fields = z.object({
  title: lineText({ most: MOST.title, missing: 'Dê um título.' }),
  slug: typed('line').check(
    upTo(MOST.slug),
    z.regex(SLUG, 'Use letras minúsculas sem acento, números e hífens: como-ler-a-lua.'),
  ),
  excerpt: typed('line').check(upTo(MOST.excerpt)),
  category: z.enum(CATEGORY_NAMES, 'Escolha uma das categorias da lista.'),
  author: typed('line').check(upTo(MOST.author)),
  sources: z
    .array(lineText({ most: MOST.source, missing: 'Escreva a fonte, ou tire a linha.' }))
    .check(z.maxLength(MOST.sources, `No máximo ${MOST.sources} fontes.`)),
  /** Markdown, kept exactly. */
  markdown: typed('exact').check(upTo(MOST.markdown)),
  emblem: z.enum(PLATE_NAMES, 'Escolha uma das gravuras da lista.'),
  /** The name of a picture. */
  picture: z.nullable(
    madeText(80).check(z.refine((name) => sizeOf(name) !== undefined, 'Escolha a imagem outra vez.')),
  ),
})

/** What one revision says, as it was written. */
const Written = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  category: tolerantEnum(CATEGORY_NAMES, 'bastidores'),
  author: z.string(),
  sources: z.array(z.string()),
  markdown: z.string(),
  emblem: tolerantEnum(PLATE_NAMES, 'tarot'),
  picture: z.nullable(z.string()),
})

const TextHead = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  state: tolerantEnum(STATES, 'draft'),
  revision: z.int(),
  publicRevision: z.nullable(z.int()),
  /** Since or from when readers see it. */
  publicFrom: z.nullable(instant),
  changedAt: instant,
})
export type TextHead = z.infer<typeof TextHead>

export const listOwnArticles = endpoint({
  method: 'GET',
  path: '/api/team/articles',
  access: 'team:content',
  summary: 'Articles with their state, the last changed first, fifty; by words of the title and by state',
  input: z.object({
    words: z.optional(typed('search').check(upTo(100))),
    state: z.optional(z.enum(STATES, 'Escolha um estado da lista.')),
    /** The last one of the page before: when it changed, and its id. */
    after: z.optional(typed('asSent').check(z.regex(CURSOR, 'Recarregue a página.'))),
  }),
  output: z.object({ articles: tolerantList(TextHead), next: z.nullable(z.string()) }),
})

export const readOwnArticle = endpoint({
  method: 'GET',
  path: '/api/team/articles/:id',
  access: 'team:content',
  summary: 'One article as the team writes it: its newest revision, and how it stands',
  input: z.object({ id: idParam }),
  output: z.extend(TextHead, {
    fields: Written,
    pictureAlt: z.nullable(z.string()),
    publicSlug: z.nullable(z.string()),
    /** Readers saw it once, or will by its schedule: its address is its own for ever. */
    wasPublic: z.boolean(),
  }),
})

export const saveArticle = endpoint({
  method: 'PUT',
  path: '/api/team/articles/:id',
  access: 'team:content',
  needsPassword: false,
  summary:
    'Keep a revision, which no reader sees before it is published. `base`: the revision that was changed, 0 for a new article; refused when somebody kept another one since. The same again changes nothing.',
  input: z.object({ id: newId, base: z.int().check(z.gte(0)), fields: Fields }),
  output: z.object({ revision: z.int() }),
  maxBodyBytes: 512 * 1024,
})

export const publishArticle = endpoint({
  method: 'POST',
  path: '/api/team/articles/:id/publication',
  access: 'team:content',
  needsPassword: false,
  summary:
    'Show the newest revision to readers, at once or from an instant within a year; all processes serve it within a second. The same again changes nothing.',
  input: z.object({ id: idParam, revision: z.int(), from: z.nullable(instant) }),
  output: nothing,
})

export const unpublishArticle = endpoint({
  method: 'DELETE',
  path: '/api/team/articles/:id/publication',
  access: 'team:content',
  needsPassword: false,
  summary: 'Take an article from its readers, or its schedule back; its revisions and its address stay',
  input: z.object({ id: idParam }),
  output: nothing,
})

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/team/articles/:id',
  access: 'team:content',
  needsPassword: false,
  summary: 'Delete an article that no reader ever saw, with its revisions; its address is free again',
  input: z.object({ id: idParam }),
  output: nothing,
})

export const listArticleRevisions = endpoint({
  method: 'GET',
  path: '/api/team/articles/:id/revisions',
  access: 'team:content',
  summary: 'The revisions of an article, the newest first, thirty: who wrote them and when',
  input: z.object({ id: idParam, before: z.optional(wholeNumber) }),
  output: z.object({
    revisions: tolerantList(z.object({ number: z.int(), writtenAt: instant, by: z.nullable(z.string()) })),
    hasMore: z.boolean(),
  }),
})

export const readArticleRevision = endpoint({
  method: 'GET',
  path: '/api/team/articles/:id/revisions/:number',
  access: 'team:content',
  summary: 'What one revision of an article says',
  input: z.object({ id: idParam, number: z.catch(wholeNumber, 0) }),
  output: z.object({ fields: Written }),
})
