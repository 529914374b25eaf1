import { type ArticleFields, PLATES } from '../../../articles/fields.rules.ts'
import { CATEGORIES } from '../../../rules.ts'
import type { Labelled } from './differences.tsx'

/** What an article says, field by field, as its form calls them. */
export const labelledArticle = (fields: ArticleFields): Labelled => [
  ['Título', fields.title],
  ['Endereço', fields.slug],
  ['Resumo', fields.excerpt],
  ['Categoria', CATEGORIES[fields.category]],
  ['Quem assina', fields.author],
  ['Fontes', fields.sources.join('\n')],
  ['Gravura', PLATES[fields.emblem]],
  ['Imagem', fields.picture ? `${fields.picture.slice(0, 12)}…` : 'nenhuma'],
  ['Texto', fields.markdown],
]
