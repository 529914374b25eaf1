import { z } from 'zod/mini'
import { idParam, endpoint, instant, nothing } from '#shared/contract.ts'
import { ConsultantCard } from '../contract.ts'

/** What ties this person to a consultant: kept as a favourite, waiting to hear when they come online. */
export const FollowState = z.object({ favourite: z.boolean(), waiting: z.boolean() })
export type FollowState = z.infer<typeof FollowState>

const one = z.object({ id: idParam })

export const readFollowState = endpoint({
  method: 'GET',
  path: '/api/consultants/:id/follow-state',
  access: 'signed-in',
  summary: 'Whether this consultant is a favourite of mine, and whether I wait to hear when they come online',
  input: one,
  output: FollowState,
})

export const addFavourite = endpoint({
  method: 'PUT',
  path: '/api/consultants/:id/favourite',
  access: 'signed-in',
  summary: 'Keep a consultant among my favourites; again changes nothing',
  input: one,
  output: FollowState,
})

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/consultants/:id/favourite',
  access: 'signed-in',
  summary: 'Let go of a favourite; again changes nothing',
  input: one,
  output: FollowState,
})

export const addOnlineAlert = endpoint({
  method: 'PUT',
  path: '/api/consultants/:id/online-alert',
  access: 'signed-in',
  summary: 'Be told once, in open pages and by mail, when this consultant comes online; again changes nothing',
  input: one,
  output: FollowState,
})

export const removeOnlineAlert = endpoint({
  method: 'DELETE',
  path: '/api/consultants/:id/online-alert',
  access: 'signed-in',
  summary: 'No longer wait for this consultant; again changes nothing',
  input: one,
  output: FollowState,
})

export const Favourite = z.object({ consultant: ConsultantCard, since: instant, waiting: z.boolean() })
export type Favourite = z.infer<typeof Favourite>

export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/consultants/favourites',
  access: 'signed-in',
  summary: 'My favourites, available ones first, then the latest kept; at most a hundred',
  input: nothing,
  output: z.object({ favourites: z.array(Favourite) }),
})
