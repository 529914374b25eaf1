import type { Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { insertPriceVersion } from '../../sql.ts'
import { type Acting, changeCatalogue } from '../margin/change-catalogue.ts'
import type { createItem as creation, editItem as edition } from './contract.ts'
import { assertTerms, refuse } from './rules.ts'
import { insertDraft, lockItem, updateWords } from './sql.ts'
import { recordedTerms, versionOf } from './terms.rules.ts'

/**
 * Writes down a new item as a draft, last of its kind, with its first price. Refuses terms that its kind
 * cannot have, and an address that was ever used.
 */
export const createItem = (db: Db, acting: Acting, { slug, kind, terms, ...words }: InputOf<typeof creation>) =>
  changeCatalogue(db, acting, async (tx, at) => {
    assertTerms(kind, terms)
    if (!(await insertDraft(tx, { slug, kind, ...words, at })))
      throw refuse('slug_taken', { slug: 'Já foi usado. Escolha outro.' })
    await insertPriceVersion(tx, { ...versionOf(terms), slug, version: 1, since: at })
    return { kind: 'catalogue.item_created', after: { item: slug, title: words.title, ...recordedTerms(terms) } }
  })

/**
 * Changes what is said of an item. The same words again change nothing. Refuses a revision that somebody else of the
 * team has replaced since.
 */
export const editItem = (db: Db, acting: Acting, { slug, revision, ...words }: InputOf<typeof edition>) =>
  changeCatalogue(db, acting, async (tx, at) => {
    const item = await lockItem(tx, slug)
    if (!item) throw refuse('not_found')
    const { title, summary, consultations } = item
    if (title === words.title && summary === words.summary && consultations === words.consultations) return undefined
    if (item.revision !== revision) throw refuse('changed_meanwhile')
    await updateWords(tx, { slug, ...words, at })
    return {
      kind: 'catalogue.item_edited',
      before: { item: slug, title, words: summary, consultations },
      after: { item: slug, title: words.title, words: words.summary, consultations: words.consultations },
    }
  })
