import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId, nothing } from '#shared/contract.ts'

const ReachState = z.object({ reachedUntil: z.nullable(instant) })

export const readReach = endpoint({
  method: 'GET',
  path: '/api/reach',
  access: 'consultor',
  viewable: true,
  summary: 'Until when the consultant is reached without an open page; null: on open pages only.',
  input: nothing,
  output: ReachState,
})

export const startRingTest = endpoint({
  method: 'POST',
  path: '/api/reach/tests',
  access: 'consultor',
  summary: 'Ring every device of the consultant, who has a minute to press it. The same id is the same test.',
  input: z.object({ id: newId }),
  output: nothing,
})

export const confirmRing = endpoint({
  method: 'POST',
  path: '/api/reach/tests/:id/pressed',
  access: 'consultor',
  summary: 'The notification of a ring test was pressed: reached for twelve hours without an open page.',
  input: z.object({ id: idParam }),
  output: ReachState,
})

export const endReach = endpoint({
  method: 'DELETE',
  path: '/api/reach',
  access: 'consultor',
  summary: 'Be reached on open pages only. Repeating changes nothing.',
  input: nothing,
  output: nothing,
})

export const readReachOf = endpoint({
  method: 'GET',
  path: '/api/consultants/:id/reach',
  access: 'public',
  summary: 'Whether a request would ring on this consultant’s device only, because no page of theirs is open.',
  input: z.object({ id: idParam }),
  output: z.object({ byDevice: z.boolean() }),
})
