import { serve, serveRaw, type Route } from '#platform/http.ts'
import { answerFeed } from './articles/answer-feed.ts'
import { readArticle } from './articles/read-article.ts'
import { searchArticles } from './articles/search-articles.ts'
import { articleEndpoints } from './articles/team-endpoints.ts'
import { toPost } from './articles/article-view.ts'
import { findMovedSlug } from './articles/slugs.sql.ts'
import { listSimilarArticles, listRecent } from './articles/sql.ts'
import * as contract from './contract.ts'
import { legalEndpoints } from './legal/endpoints.ts'
import { listBrokenLinks } from './links/contract.ts'
import { listBroken } from './links/sql.ts'
import type { PicturePorts } from './pictures/add-picture.ts'
import { pictureEndpoints } from './pictures/endpoints.ts'
import { textEndpoints } from './texts/endpoints.ts'
import { readHome, readPage } from './texts/read-home.ts'
import { readService } from './texts/read-service.ts'

const MOST_LINKS = 100

export const contentEndpoints = (publicUrl: string, pictures: PicturePorts): Route[] => [
  serve(contract.listRecentPosts, async ({ db, now }) => (await listRecent(db, now, 12)).map(toPost)),
  serve(contract.searchPosts, ({ db, input, now }) => searchArticles(db, input, now)),
  serve(contract.getArticle, ({ db, input, now }) => readArticle(db, input.slug, now)),
  serve(contract.findMovedPost, async ({ db, input, now }) => ({
    slug: (await findMovedSlug(db, input.slug, now)) ?? null,
  })),
  serve(contract.listSimilarPosts, async ({ db, input, now }) =>
    (await listSimilarArticles(db, input.slug, now, 3)).map(toPost),
  ),
  serve(contract.getService, ({ db, input, now }) => readService(db, input.name, now)),
  serve(contract.getHomeWords, ({ db }) => readHome(db)),
  serve(contract.getAboutWords, ({ db }) => readPage(db, 'page/quem-somos')),
  serveRaw('GET', '/blog/rss.xml', answerFeed(publicUrl)),
  serve(listBrokenLinks, async ({ db }) => ({ links: [...(await listBroken(db, MOST_LINKS))] })),
  ...articleEndpoints,
  ...textEndpoints,
  ...legalEndpoints,
  ...pictureEndpoints(pictures),
]
