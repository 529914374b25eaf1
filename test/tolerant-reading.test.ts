import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { listFeatured } from '#domains/consultants/contract.ts'
import { listTestimonials } from '#domains/reviews/testimonials/contract.ts'
import { endpoint, type Endpoint } from '#shared/contract.ts'
import { endpointNameOf, openSite } from './authorisation/site.ts'

/** A draw proves itself event by event: without one of them it would look forged, so it is read whole or not at all. */
const PROVEN_WHOLE = [
  'POST /api/oracles/draws',
  'POST /api/oracles/draws/:id/acts',
  'GET /api/oracles/draws/:id',
  'PUT /api/oracles/readings/:id',
  'GET /api/oracles/readings/:id',
  'PUT /api/oracles/readings/:id/outcome',
  'GET /api/oracles/own-day',
  'PUT /api/oracles/day-card',
  'POST /api/oracles/day-card/:id',
]

type Def = {
  type: string
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  valueType?: Schema
  catchall?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
  items?: Schema[]
}
type Schema = { _zod: { def: Def } }

/** Everything in a schema that a value or field added later would break, by its path. */
function breakable({ _zod: { def } }: Schema, at: string): string[] {
  if (def.type === 'catch') return []
  if (def.type === 'enum' || def.type === 'literal') return [at]
  return [
    ...(def.catchall?._zod.def.type === 'never' ? [`${at} refuses added fields`] : []),
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => breakable(part, `${at}.${name}`)),
    ...[
      def.in,
      def.out,
      def.innerType,
      def.element,
      def.valueType,
      ...(def.options ?? []),
      ...(def.items ?? []),
    ].flatMap((part) => (part ? breakable(part, at) : [])),
  ]
}
const breakableAnswer = (one: Endpoint) => breakable(one.output, 'answer')

test('no answer breaks an older page by a value or a field that was added later', async () => {
  const { served } = await openSite()
  const found = served.flatMap((one) =>
    'raw' in one || PROVEN_WHOLE.includes(endpointNameOf(one))
      ? []
      : breakableAnswer(one.endpoint).map((where) => `${endpointNameOf(one)}: ${where}`),
  )
  expect(found).toEqual([])
})

test('a strict value or object in an answer is found', () => {
  const strict = endpoint({
    method: 'GET',
    path: '/api/strict',
    access: 'public',
    summary: 'Strict.',
    input: z.object({}),
    output: z.object({ states: z.array(z.enum(['open'])), rest: z.nullable(z.strictObject({ kind: z.literal('a') })) }),
  })
  expect(breakableAnswer(strict)).toEqual(['answer.states', 'answer.rest refuses added fields', 'answer.rest.kind'])
})

const card = {
  id: 'luna',
  name: 'Luna',
  title: 'Taróloga',
  rating: 4.9,
  reviewCount: 12,
  description: 'Cartas.',
  pricePerMinute: 2.99,
  status: 'online',
  imageUrl: '/api/portraits/luna',
  specialty: 'tarot',
}

test.each(['away', '', null, undefined, 7])('a consultant whose status is %j is offline', (status) => {
  expect(listFeatured.output.parse([{ ...card, status, badge: 'new' }])).toEqual([{ ...card, status: 'offline' }])
})

test('a testimonial without the name of its author is still shown', () => {
  const testimonial = { id: '1', content: 'Gostei.', rating: 5 }
  const unnamed = { name: '', location: '', imageUrl: null }
  expect(listTestimonials.output.parse([{ ...testimonial, author: {} }, testimonial])).toEqual([
    { ...testimonial, author: unnamed },
    { ...testimonial, author: unnamed },
  ])
})
