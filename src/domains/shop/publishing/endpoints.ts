import { type PicturePorts, pictureUpload } from '#domains/content/index.ts'
import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { moveStock } from './move-stock.ts'
import { publishProduct, withdrawProduct } from './publish-product.ts'
import { readMovements, readOwnProduct, readProducts } from './read-products.ts'
import { setPictures } from './set-pictures.ts'
import { createProduct, editProduct } from './write-product.ts'
import { writeVariant } from './write-variant.ts'

/** The team's shop. Photographs lie where those of articles do. */
export const shopOfTeam = (pictures: PicturePorts): Route[] => [
  pictureUpload(contract.SHOP_PICTURES_PATH, 'team:shop', pictures),
  serve(contract.listOwnProducts, ({ db, input }) => readProducts(db, input)),
  serve(contract.readOwnProduct, ({ db, input }) => readOwnProduct(db, input.id)),
  serve(contract.createProduct, async ({ db, clock, viewer, input }) => {
    await createProduct(db, { by: viewer.id, clock }, input)
    return readOwnProduct(db, input.id)
  }),
  serve(contract.editProduct, async ({ db, clock, viewer, input }) => {
    await editProduct(db, { by: viewer.id, clock }, input)
    return readOwnProduct(db, input.id)
  }),
  serve(contract.writeVariant, async ({ db, clock, viewer, input }) => {
    await writeVariant(db, { by: viewer.id, clock }, input)
    return readOwnProduct(db, input.id)
  }),
  serve(contract.setPictures, async ({ db, clock, viewer, input }) => {
    await setPictures(db, { by: viewer.id, clock }, input)
    return readOwnProduct(db, input.id)
  }),
  serve(contract.publishProduct, async ({ db, clock, viewer, input }) => {
    await publishProduct(db, { by: viewer.id, clock }, input)
    return readOwnProduct(db, input.id)
  }),
  serve(contract.withdrawProduct, async ({ db, clock, viewer, input }) => {
    await withdrawProduct(db, { by: viewer.id, clock }, input)
    return readOwnProduct(db, input.id)
  }),
  serve(contract.listMovements, ({ db, input }) => readMovements(db, input)),
  serve(contract.moveStock, async ({ db, clock, viewer, input }) =>
    readOwnProduct(db, await moveStock(db, { by: viewer.id, clock }, input)),
  ),
]
