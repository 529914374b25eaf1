import { type Route, serve } from '#platform/http.ts'
import { deleteDraft } from './delete-draft.ts'
import { publishRevision, unpublishArticle } from './publish-revision.ts'
import { listOwn, readOwn, readRevision, readRevisions } from './read-own.ts'
import { saveArticle } from './save-article.ts'
import * as contract from './team.contract.ts'

/** What the team does with articles. */
export const articleEndpoints: Route[] = [
  serve(contract.listOwnArticles, ({ db, input, now }) => listOwn(db, input, now)),
  serve(contract.readOwnArticle, ({ db, input, now }) => readOwn(db, input.id, now)),
  serve(contract.saveArticle, async ({ db, clock, viewer, input }) => ({
    revision: await saveArticle(db, { ...input, by: viewer.id, at: await clock(db) }),
  })),
  serve(contract.publishArticle, async ({ db, clock, viewer, input }) => {
    await publishRevision(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.unpublishArticle, async ({ db, clock, viewer, input }) => {
    await unpublishArticle(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.deleteArticle, async ({ db, clock, viewer, input }) => {
    await deleteDraft(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.listArticleRevisions, ({ db, input }) => readRevisions(db, input.id, input.before)),
  serve(contract.readArticleRevision, ({ db, input }) => readRevision(db, input.id, input.number)),
]
