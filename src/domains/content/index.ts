export { publishArticle } from './articles/publish-article.ts'
export { publishService } from './services/publish-service.ts'
