import { fact, topic } from '#shared/facts.ts'

/** `texts:{name}`: one text that has a name: of a service, of the home page, of an institutional page. */
export const textsTopic = topic('texts')
export const textPublished = fact(textsTopic, 'text_published', {})

/** `articles:{slug}`: one text of the blog. */
export const articlesTopic = topic('articles')
export const articlePublished = fact(articlesTopic, 'article_published', {})
