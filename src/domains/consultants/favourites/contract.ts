import { z } from 'zod/mini'
import { idParam, endpoint, instant, nothing } from '#shared/contract.ts'
import { ConsultantCard } from '../contract.ts'

/** Whether a consultant is this person's favourite, and whether an online alert is waiting. */
export const FollowState = z.object({ favourite: z.boolean(), waiting: z.boolean() })
export type FollowState = z.infer<typeof FollowState>

const one = z.object({ id: idParam })

export const readFollowState = endpoint({
  method: 'GET',
  path: '/api/consultants/:id/follow-state',
  access: 'signed-in',
  viewable: true,
  summary: 'Whether this consultant is a favourite of mine, and whether I wait for an online alert',
  input: one,
  output: FollowState,
})

export const addFavourite = endpoint({
  method: 'PUT',
  path: '/api/consultants/:id/favourite',
  access: 'signed-in',
  summary: 'Add a consultant to my favourites. Safe to repeat',
  input: one,
  output: FollowState,
})

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/consultants/:id/favourite',
  access: 'signed-in',
  summary: 'Remove a favourite. Safe to repeat',
  input: one,
  output: FollowState,
})

export const addOnlineAlert = endpoint({
  method: 'PUT',
  path: '/api/consultants/:id/online-alert',
  access: 'signed-in',
  summary:
    'Ask for one online alert, in open pages and by mail to a confirmed address, when this consultant comes online. Safe to repeat',
  input: one,
  output: FollowState,
})

export const removeOnlineAlert = endpoint({
  method: 'DELETE',
  path: '/api/consultants/:id/online-alert',
  access: 'signed-in',
  summary: 'Withdraw the online alert for this consultant. Safe to repeat',
  input: one,
  output: FollowState,
})

export const listOnlineAlerts = endpoint({
  method: 'GET',
  path: '/api/consultants/online-alerts',
  access: 'signed-in',
  viewable: true,
  summary: 'The consultants whose online alert I wait for, the latest first, at most five hundred',
  input: nothing,
  output: z.object({ consultantIds: z.array(z.string()) }),
})

export const Favourite = z.object({ consultant: ConsultantCard, since: instant, waiting: z.boolean() })
export type Favourite = z.infer<typeof Favourite>

export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/consultants/favourites',
  access: 'signed-in',
  viewable: true,
  summary: 'My favourites, available ones first, then the latest added; at most a hundred',
  input: nothing,
  output: z.object({ favourites: z.array(Favourite) }),
})
