export { publishArticle } from './articles/publish-article.ts'
export { listArticleAddresses } from './found/list-addresses.ts'
export { publishService } from './services/publish-service.ts'
