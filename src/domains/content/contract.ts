import { z } from 'zod/mini'
import { nameParam, endpoint, instant, nothing, tolerantEnum, tolerantText } from '#shared/contract.ts'
import { atMost, typed } from '#shared/typed-text/fields.ts'
import { CATEGORIES, SERVICES, type Category } from './rules.ts'

const CATEGORY_NAMES = Object.keys(CATEGORIES) as [Category, ...Category[]]

/**
 * A post with the fields of the spec. `category` is its display name; `date` the day of publication; `imageUrl` its
 * picture or engraving.
 */
export const BlogPost = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  slug: z.string(),
  date: instant,
  category: z.string(),
  imageUrl: z.string(),
})
export type BlogPost = z.infer<typeof BlogPost>

/** A heading of a text, reachable by `#id`. */
const TocEntry = z.object({ id: z.string(), words: z.string() })

export const Article = z.extend(BlogPost, {
  categoryName: tolerantEnum(CATEGORY_NAMES, 'bastidores'),
  author: tolerantText,
  sources: z.array(z.string()),
  /** Shown in place of an engraving: every width of it, and its size in pixels. */
  picture: z.nullable(
    z.object({ src: z.string(), srcSet: z.string(), width: z.int(), height: z.int(), alt: tolerantText }),
  ),
  changedAt: instant,
  /** Sanitised on the server. */
  html: z.string(),
  contents: z.array(TocEntry),
})
export type Article = z.infer<typeof Article>

export const Service = z.object({
  name: tolerantEnum(SERVICES, 'oraculos'),
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  contents: z.array(TocEntry),
  /** `text` is the answer without markup. */
  questions: z.array(z.object({ question: z.string(), html: z.string(), text: z.string() })),
  related: z.array(BlogPost),
})
export type Service = z.infer<typeof Service>

const pageNumber = z.pipe(
  typed('asSent').check(z.regex(/^[1-9]\d{0,4}$/, 'Informe o número da página.')),
  z.transform(Number),
)

export const listRecentPosts = endpoint({
  method: 'GET',
  path: '/api/blog/recent',
  access: 'public',
  summary: 'The latest posts, at most twelve',
  input: nothing,
  output: z.array(BlogPost),
})

export const searchPosts = endpoint({
  method: 'GET',
  path: '/api/blog/posts',
  access: 'public',
  summary: 'Posts by words (ignoring accents) and category, a page at a time; without words the latest first',
  input: z.object({
    text: z.optional(typed('search').check(atMost(100, 'Busque com até 100 caracteres.'))),
    category: z.optional(z.enum(CATEGORY_NAMES, 'Escolha uma das categorias da lista.')),
    page: z.optional(pageNumber),
  }),
  output: z.object({ posts: z.array(BlogPost), total: z.int(), page: z.int(), pages: z.int() }),
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/api/blog/posts/:slug',
  access: 'public',
  summary: 'One article with three related ones',
  input: z.object({ slug: nameParam }),
  output: z.object({ article: Article, related: z.array(BlogPost) }),
})

export const findMovedPost = endpoint({
  method: 'GET',
  path: '/api/blog/moved',
  access: 'public',
  summary: 'Where an article is now that was published under this slug; null: none was, or it is there still',
  input: z.object({ slug: nameParam }),
  output: z.object({ slug: z.nullable(z.string()) }),
})

export const listSimilarPosts = endpoint({
  method: 'GET',
  path: '/api/blog/similar',
  access: 'public',
  summary: 'Posts whose slug resembles a mistyped one, at most three',
  input: z.object({ slug: nameParam }),
  output: z.array(BlogPost),
})

export const getService = endpoint({
  method: 'GET',
  path: '/api/services/:name',
  access: 'public',
  summary: 'The text of one service with its questions and related articles',
  input: z.object({ name: nameParam }),
  output: Service,
})

/** The words of a slide; where it leads is the product's. */
const SlideWords = z.object({ overline: z.string(), title: z.string(), text: z.string(), link: z.string() })
export type SlideWords = z.infer<typeof SlideWords>

export const getHomeWords = endpoint({
  method: 'GET',
  path: '/api/home/words',
  access: 'public',
  summary: 'The words of the home page: three slides, and a banner when there is one',
  input: nothing,
  output: z.object({
    slides: z.array(SlideWords),
    banner: z.nullable(
      z.object({ words: z.string(), link: z.nullable(z.object({ words: z.string(), href: z.string() })) }),
    ),
  }),
})

export const getAboutWords = endpoint({
  method: 'GET',
  path: '/api/about/words',
  access: 'public',
  summary: 'The opening words of the page about us',
  input: nothing,
  /** `html`: sanitised on the server. */
  output: z.object({ title: z.string(), lead: z.string(), html: z.string() }),
})
