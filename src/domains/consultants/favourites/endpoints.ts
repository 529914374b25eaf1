import { serve, type Served } from '#platform/http.ts'
import { toCard } from '../directory/card.ts'
import { dropWish } from '../wishes/drop-wish.ts'
import { makeWish } from '../wishes/make-wish.ts'
import { addFavourite } from './add-favourite.ts'
import * as contract from './contract.ts'
import { removeFavourite } from './remove-favourite.ts'
import { findBond, listFavouritesOf } from './sql.ts'

const MOST = 100

export const favouriteEndpoints: Served[] = [
  serve(contract.listFavourites, async ({ db, viewer, now }) => ({
    favourites: (await listFavouritesOf(db, viewer.id, now, MOST)).map(({ since, waiting, ...row }) => ({
      consultant: toCard(row),
      since,
      waiting,
    })),
  })),
  serve(contract.readBond, ({ db, viewer, input }) => findBond(db, viewer.id, input.id)),
  serve(contract.addFavourite, async ({ db, viewer, input, now }) => {
    await addFavourite(db, { personId: viewer.id, consultantId: input.id, now })
    return findBond(db, viewer.id, input.id)
  }),
  serve(contract.removeFavourite, async ({ db, viewer, input }) => {
    await removeFavourite(db, { personId: viewer.id, consultantId: input.id })
    return findBond(db, viewer.id, input.id)
  }),
  serve(contract.makeWish, async ({ db, viewer, input, now }) => {
    await makeWish(db, { personId: viewer.id, consultantId: input.id, now })
    return findBond(db, viewer.id, input.id)
  }),
  serve(contract.dropWish, async ({ db, viewer, input }) => {
    await dropWish(db, { personId: viewer.id, consultantId: input.id })
    return findBond(db, viewer.id, input.id)
  }),
]
