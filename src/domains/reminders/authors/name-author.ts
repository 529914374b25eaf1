import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { deleteAuthor, findAuthor, isArticle, recordAuthor } from './sql.ts'

type Named = { id: string; consultantId: string | null; by: string; clock: Clock }

/**
 * Says which consultant wrote an article, or that none did. An article that was told once is not told again. Repeating
 * changes nothing. Refuses `article_not_found` and `author_not_found`.
 */
export const nameAuthor = (db: Db, { id, consultantId, by, clock }: Named) =>
  inTransaction(db, async (tx) => {
    if (!(await isArticle(tx, id))) throw refuse('article_not_found')
    const before = (await findAuthor(tx, id)) ?? null
    if (before === consultantId) return
    const at = await clock(tx)
    if (!consultantId) await deleteAuthor(tx, id)
    else if (!(await recordAuthor(tx, id, consultantId))) throw refuse('author_not_found')
    await recordSecurityEvent(tx, {
      kind: 'content.author_named',
      actorId: by,
      subjectId: id,
      before: { consultantId: before },
      after: { consultantId },
      at,
    })
  })
