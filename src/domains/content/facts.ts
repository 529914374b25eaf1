import { fact, topic } from '#shared/facts.ts'

/** `articles:{slug}`: one text of the blog. */
export const articlesTopic = topic('articles')
export const articlePublished = fact(articlesTopic, 'article_published', {})
