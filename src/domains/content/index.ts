export { publishArticle } from './articles/publish-article.ts'
export { listAddresses as listArticleAddresses } from './found/list-addresses.ts'
export { publishService } from './services/publish-service.ts'
