import type { Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { type Acting, changeProduct } from './change-product.ts'
import type { setPictures as setting } from './contract.ts'
import { refuse } from './rules.ts'
import { deletePictures, findOwnProduct, insertPicture, listKnownPictures, raiseRevision } from './sql.ts'

/**
 * The photographs of a product, in this order. Refuses one that nobody sent, and what somebody else of the team
 * changed meanwhile.
 */
export const setPictures = (db: Db, acting: Acting, { id, revision, pictures }: InputOf<typeof setting>) =>
  changeProduct(db, acting, id, async (tx, product, at) => {
    const before = (await findOwnProduct(tx, id))!.pictures
    if (JSON.stringify(before) === JSON.stringify(pictures.map(({ name, alt }) => ({ name, alt })))) return undefined
    if (product.revision !== revision) throw refuse('changed_meanwhile')
    const names = [...new Set(pictures.map(({ name }) => name))]
    if ((await listKnownPictures(tx, names)).length < names.length) throw refuse('picture_unknown')
    await deletePictures(tx, id)
    for (const [n, picture] of pictures.entries())
      await insertPicture(tx, { ...picture, productId: id, position: n + 1, by: acting.by, at })
    await raiseRevision(tx, id)
    return {
      kind: 'shop.pictures_set',
      before: { product: product.slug, pictures: before.length },
      after: { product: product.slug, pictures: pictures.length },
    }
  })
