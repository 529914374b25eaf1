import { refusals } from '#shared/refusal.ts'

/** Every way to say no about whose an article is. */
export const refuse = refusals('article_authors', {
  article_not_found: [404, 'Este artigo não existe mais.'],
  author_not_found: [409, 'Esta pessoa não atende aqui. Escolha outra da lista.'],
})
