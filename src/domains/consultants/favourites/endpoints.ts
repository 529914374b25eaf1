import { serve, type Route } from '#platform/http.ts'
import { toCard } from '../directory/card.ts'
import { removeOnlineAlert } from '../online-alerts/remove-online-alert.ts'
import { addOnlineAlert } from '../online-alerts/add-online-alert.ts'
import { addFavourite } from './add-favourite.ts'
import * as contract from './contract.ts'
import { removeFavourite } from './remove-favourite.ts'
import { findFollowState, listFavouritesOf } from './sql.ts'

const MOST = 100

export const favouriteEndpoints: Route[] = [
  serve(contract.listFavourites, async ({ db, viewer, now }) => ({
    favourites: (await listFavouritesOf(db, viewer.id, now, MOST)).map(({ since, waiting, ...row }) => ({
      consultant: toCard(row),
      since,
      waiting,
    })),
  })),
  serve(contract.readFollowState, ({ db, viewer, input }) => findFollowState(db, viewer.id, input.id)),
  serve(contract.addFavourite, async ({ db, viewer, input, now }) => {
    await addFavourite(db, { personId: viewer.id, consultantId: input.id, now })
    return findFollowState(db, viewer.id, input.id)
  }),
  serve(contract.removeFavourite, async ({ db, viewer, input }) => {
    await removeFavourite(db, { personId: viewer.id, consultantId: input.id })
    return findFollowState(db, viewer.id, input.id)
  }),
  serve(contract.addOnlineAlert, async ({ db, viewer, input, now }) => {
    await addOnlineAlert(db, { personId: viewer.id, consultantId: input.id, now })
    return findFollowState(db, viewer.id, input.id)
  }),
  serve(contract.removeOnlineAlert, async ({ db, viewer, input }) => {
    await removeOnlineAlert(db, { personId: viewer.id, consultantId: input.id })
    return findFollowState(db, viewer.id, input.id)
  }),
]
