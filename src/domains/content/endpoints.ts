import { serve, serveRaw, type Served } from '#platform/http.ts'
import { answerFeed } from './articles/answer-feed.ts'
import { readArticle } from './articles/read-article.ts'
import { search } from './articles/search.ts'
import { shownPost } from './articles/shown.ts'
import { listNear, listRecent } from './articles/sql.ts'
import * as contract from './contract.ts'
import { readService } from './services/read-service.ts'

export const contentEndpoints = (publicUrl: string): Served[] => [
  serve(contract.listRecentPosts, async ({ db, now }) => (await listRecent(db, now, 12)).map(shownPost)),
  serve(contract.searchPosts, ({ db, input, now }) => search(db, input, now)),
  serve(contract.getArticle, ({ db, input, now }) => readArticle(db, input.slug, now)),
  serve(contract.listNearPosts, async ({ db, input, now }) => (await listNear(db, input.slug, now, 3)).map(shownPost)),
  serve(contract.getService, ({ db, input, now }) => readService(db, input.name, now)),
  serveRaw('GET', '/blog/rss.xml', answerFeed(publicUrl)),
]
