import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { moveItem } from './move-item.ts'
import { hideItem, publishItem, removeItem } from './publish-item.ts'
import { readItem, readItems } from './read-items.ts'
import { setPrice, undoPrice } from './set-price.ts'
import { createItem, editItem } from './write-item.ts'

export const itemEndpoints: Route[] = [
  serve(contract.listOwnItems, async ({ db, now }) => ({ items: await readItems(db, now) })),
  serve(contract.readOwnItem, ({ db, now, input }) => readItem(db, input.slug, now)),
  serve(contract.createItem, async ({ db, clock, viewer, input }) => {
    await createItem(db, { by: viewer.id, clock }, input)
    return readItem(db, input.slug, await clock(db))
  }),
  serve(contract.editItem, async ({ db, clock, viewer, input }) => {
    await editItem(db, { by: viewer.id, clock }, input)
    return readItem(db, input.slug, await clock(db))
  }),
  serve(contract.setPrice, async ({ db, clock, viewer, input }) => {
    await setPrice(db, { by: viewer.id, clock }, input)
    return readItem(db, input.slug, await clock(db))
  }),
  serve(contract.undoPrice, async ({ db, clock, viewer, input }) => {
    await undoPrice(db, { by: viewer.id, clock }, input)
    return readItem(db, input.slug, await clock(db))
  }),
  serve(contract.publishItem, async ({ db, clock, viewer, input }) => {
    await publishItem(db, { by: viewer.id, clock }, input)
    return readItem(db, input.slug, await clock(db))
  }),
  serve(contract.hideItem, async ({ db, clock, viewer, input }) => {
    await hideItem(db, { by: viewer.id, clock }, input)
    return readItem(db, input.slug, await clock(db))
  }),
  serve(contract.removeItem, async ({ db, clock, viewer, input }) => {
    await removeItem(db, { by: viewer.id, clock }, input)
    return {}
  }),
  serve(contract.moveItem, async ({ db, clock, viewer, input }) => {
    await moveItem(db, { by: viewer.id, clock }, input)
    return { items: await readItems(db, await clock(db)) }
  }),
]
