import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { type Endpoint, endpoint } from './contract.ts'
import { requestOf } from './request-of.ts'

const of = (method: Endpoint['method'], path: Endpoint['path']) =>
  endpoint({ method, path, access: 'public', summary: 'x', input: z.object({}), output: z.object({}) })

test.each([
  [{ id: 'a/b' }, '/api/rooms/a%2Fb/events'],
  [{ id: '1', after: 3, until: undefined }, '/api/rooms/1/events?after=3'],
  [{ id: '1', until: undefined }, '/api/rooms/1/events'],
])('reads %o at %s, without what was omitted', (input, path) =>
  expect(requestOf(of('GET', '/api/rooms/:id/events'), input)).toEqual({ path, init: { method: 'GET', headers: {} } }),
)

test('sends the rest of the input as the body, and the token of the session', () =>
  expect(requestOf(of('POST', '/api/rooms/:id'), { id: '1', limitCents: 250n, note: undefined }, 't')).toEqual({
    path: '/api/rooms/1',
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
      body: '{"limitCents":250}',
    },
  }))
