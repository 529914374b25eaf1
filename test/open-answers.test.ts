import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { shapeOf, type Shape } from '#platform/agreed-fields.ts'
import { endpoint, type Endpoint } from '#shared/contract.ts'
import { endpointNameOf, openSite } from './authorisation/site.ts'

/** Whatever stands there is answered as it is, so each has a reason. */
const OPEN = [
  // What a move of the room carries: rows that are told to both sides anyway.
  'GET /api/consultations/:id/events: answer.events.fact',
  // Everything that we hold about somebody, for that person, and for whoever a law says.
  'GET /api/my-data: answer.data',
  'POST /api/admin/legal/:id/bundle: answer.data',
]

/** Where a contract takes whatever comes, so that nothing is taken away from an answer. */
function openPlaces({ isOpen, fields, items }: Shape, at: string): string[] {
  if (isOpen) return [at]
  return [
    ...[...(fields ?? [])].flatMap(([name, part]) => openPlaces(part, `${at}.${name}`)),
    ...(items ? openPlaces(items, at) : []),
  ]
}
const openAnswers = (one: Endpoint) => openPlaces(shapeOf(one.output), 'answer')

test('every answer is stripped to its contract as a whole, except where something open is meant', async () => {
  const { served } = await openSite()
  const found = served.flatMap((one) =>
    'raw' in one ? [] : openAnswers(one.endpoint).map((place) => `${endpointNameOf(one)}: ${place}`),
  )
  expect(found.toSorted()).toEqual(OPEN.toSorted())
})

test('an open place in an answer is found', () => {
  const open = endpoint({
    method: 'GET',
    path: '/api/open',
    access: 'public',
    summary: 'Open.',
    input: z.object({}),
    output: z.object({ rows: z.array(z.nullable(z.looseObject({ id: z.string() }))), rest: z.optional(z.unknown()) }),
  })
  expect(openAnswers(open)).toEqual(['answer.rows', 'answer.rest'])
})
