export { publishArticle } from './articles/publish-article.ts'
export { listArticleAddresses } from './articles/list-article-addresses.ts'
export { findArticleSource } from './articles/source.sql.ts'
export { renderMarkdown } from './markdown.rules.ts'
