export { publishArticle } from './articles/publish-article.ts'
export { listArticleAddresses } from './sitemap/list-article-addresses.ts'
export { publishService } from './services/publish-service.ts'
