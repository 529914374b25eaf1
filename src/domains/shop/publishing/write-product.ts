import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { PLACES, placesOf } from '../places/rules.ts'
import { type Acting, changeProduct } from './change-product.ts'
import type { createProduct as creation, editProduct as edition } from './contract.ts'
import { refuse } from './rules.ts'
import { findOwnProduct, insertDraft, type ProductWords, updateWords } from './sql.ts'

/** Writes down a product as a draft; one that is there stays. Refuses an address that is taken. */
export const createProduct = (
  db: Db,
  { by, clock }: Acting,
  { id, slug, goesWith = [], ...given }: InputOf<typeof creation>,
) =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const words = { ...given, goesWith: placesOf(goesWith) }
    if (await insertDraft(tx, id, slug, words, at)) {
      const after = { product: slug, title: words.name }
      await recordSecurityEvent(tx, { kind: 'shop.product_created', actorId: by, after, at })
    } else if ((await findOwnProduct(tx, id))?.slug !== slug) {
      throw refuse('slug_taken', { slug: 'Já foi usado. Escolha outro.' })
    }
  })

const NAMES = ['name', 'category', 'summary', 'description', 'picture'] as const
const areSame = (a: ProductWords, b: ProductWords) =>
  NAMES.every((name) => a[name] === b[name]) &&
  a.facts.join('\n') === b.facts.join('\n') &&
  a.goesWith.join() === b.goesWith.join()
const recorded = (slug: string, { name, category, summary, description, facts, goesWith }: ProductWords) => ({
  product: slug,
  title: name,
  category,
  words: [summary, description, ...facts, ...goesWith.map((place) => `Citado em ${PLACES[place]}`)].join('\n'),
})

/**
 * Changes what is said of a product; the same words again change nothing. Refuses a revision that somebody else of the
 * team has replaced since.
 */
export const editProduct = (db: Db, acting: Acting, { id, revision, goesWith, ...given }: InputOf<typeof edition>) =>
  changeProduct(db, acting, id, async (tx, product) => {
    const words = { ...given, goesWith: placesOf(goesWith ?? product.goesWith) }
    if (areSame(product, words)) return undefined
    if (product.revision !== revision) throw refuse('changed_meanwhile')
    await updateWords(tx, id, words)
    return {
      kind: 'shop.product_edited',
      before: recorded(product.slug, product),
      after: recorded(product.slug, words),
    }
  })
