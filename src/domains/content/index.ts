export { publishArticle } from './articles/publish-article.ts'
export { listArticleAddresses } from './articles/list-article-addresses.ts'
