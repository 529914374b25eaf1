import { markdownPictures } from '../pictures/rules.ts'
import type { Category } from '../rules.ts'

/** What one revision of an article says. `picture`: the name of a picture; without one its engraving is shown. */
export type ArticleFields = {
  title: string
  slug: string
  excerpt: string
  category: Category
  author: string
  sources: string[]
  markdown: string
  emblem: Plate
  picture: string | null
}

/** The engravings that an article may have (public/plates), and what each shows. */
export const PLATES = {
  balanca: 'Balança',
  cristal: 'Cristal',
  cruz: 'Cruz Celta',
  estrelas: 'Estrelas',
  horizonte: 'Horizonte',
  janela: 'Janela',
  letras: 'Letras',
  livro: 'Livro',
  lua: 'Lua',
  maos: 'Mãos',
  moedas: 'Moedas',
  numeros: 'Números',
  orbitas: 'Órbitas',
  pedra: 'Pedra',
  pergunta: 'Pergunta',
  pincel: 'Pincel',
  porta: 'Porta',
  relogio: 'Relógio',
  runas: 'Runas',
  selo: 'Selo',
  sol: 'Sol',
  tarot: 'Tarot',
  torre: 'Torre',
  vela: 'Vela',
} as const
export type Plate = keyof typeof PLATES

/** The most characters of each field. */
export const MOST = { title: 120, slug: 100, excerpt: 300, author: 80, source: 300, sources: 30, markdown: 100_000 }
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A slug in the words of a title, without what is seldom searched for. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST.slug)
    .replace(/^-|-$/g, '')

/** What has to be said before readers see it, by field. Empty: it can be published. */
export function faultsOf({ excerpt, author, markdown }: ArticleFields): Partial<Record<keyof ArticleFields, string>> {
  const silent = markdownPictures(markdown).some(({ alt }) => !alt.trim())
  return {
    ...(!excerpt.trim() && { excerpt: 'Diga em uma ou duas frases de que trata.' }),
    ...(!author.trim() && { author: 'Diga quem assina.' }),
    ...(!markdown.trim() && { markdown: 'Escreva o texto.' }),
    ...(silent && { markdown: 'Uma imagem do texto não diz o que mostra: escreva entre os colchetes de ![ ].' }),
  }
}

/** So much of a title and of a description search engines usually show, in characters. */
export const SHOWN_IN_SEARCH = { title: 60, description: 160 }

const MOST_AHEAD_MS = 366 * 86_400_000

/** Whether an instant of publication is ahead of `now`, at most a year. */
export const scheduleFault = (from: Date, now: Date): 'from_over' | 'from_too_far' | undefined => {
  if (from <= now) return 'from_over'
  return from.getTime() - now.getTime() > MOST_AHEAD_MS ? 'from_too_far' : undefined
}
