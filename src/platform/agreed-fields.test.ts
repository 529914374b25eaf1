import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { cents, instant, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { agreedFieldsOf } from './agreed-fields.ts'

const SECRET = { passwordHash: '$argon2id$v=19$…' }
const person = z.object({ name: z.string() })
const at = new Date('2026-11-20T12:00:00Z')

test.each([
  ['a list', z.array(person), [{ name: 'Ana', ...SECRET }], [{ name: 'Ana' }]],
  ['a tolerant list', tolerantList(person), [{ name: 'Ana', ...SECRET }], [{ name: 'Ana' }]],
  ['what may be absent', z.object({ of: z.optional(z.nullable(person)) }), { of: SECRET }, { of: {} }],
  ['what has a default', z._default(person, { name: '' }), { name: 'Ana', ...SECRET }, { name: 'Ana' }],
  ['what is tolerated', z.catch(person, { name: '' }), { name: 'Ana', ...SECRET }, { name: 'Ana' }],
  ['a tuple', z.tuple([person, person]), [SECRET, { name: 'Luna' }], [{}, { name: 'Luna' }]],
  [
    'what a conversion is read into',
    z.pipe(
      z.transform((given) => given),
      person,
    ),
    { name: 'Ana', ...SECRET },
    { name: 'Ana' },
  ],
  [
    'alternatives',
    z.union([
      person,
      z.object({ id: z.string(), of: z.nullable(person) }),
      z.object({ of: z.object({ id: z.string() }) }),
    ]),
    { id: '1', of: { id: '2', name: 'Ana', ...SECRET }, ...SECRET },
    { id: '1', of: { id: '2', name: 'Ana' } },
  ],
])('%s keeps what the contract names', (_what, output, given, kept) => {
  const before = structuredClone(given)
  expect(agreedFieldsOf(output as z.ZodMiniType)(given)).toEqual(kept)
  expect(given, 'what was given is not touched').toEqual(before)
})

test('what is right already is answered as it is, amounts and instants too', () => {
  const output = z.object({ price: cents, at: instant, state: tolerantEnum(['open'], 'open'), more: z.array(person) })
  const given = { price: 299n, at, state: 'open', more: [{ name: 'Ana' }] }
  expect(agreedFieldsOf(output)(given)).toBe(given)
  expect([null, undefined, 7].map(agreedFieldsOf(output))).toEqual([null, undefined, 7])
})

test('an object that is open in its contract is left as it is', () => {
  const output = z.object({ data: z.record(z.string(), z.unknown()), fact: z.looseObject({ state: z.string() }) })
  const given = { data: { nome: 'Ana' }, fact: { state: 'open', card: 4 } }
  expect(agreedFieldsOf(output)({ ...given, ...SECRET })).toEqual(given)
})
