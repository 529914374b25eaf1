import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { CLEANED, type Kind } from '#shared/typed-text/clean.ts'
import { typed } from '#shared/typed-text/fields.ts'
import { type Def, inputsOfContracts, type Schema } from './laws/contract-inputs.ts'

/** What nobody types: its form says what it is. */
const FORMS = ['uuid', 'datetime', 'date']
const KINDS = Object.entries(CLEANED) as [Kind, (text: string) => string][]

/** The kind of a text, if it is cleaned first, before anything of it is checked. */
const kindOf = ({ checks: [first] = [] }: Def) => KINDS.find(([, clean]) => clean === first?._zod.def.tx)?.[0]

/** Every text in the input that has no kind, by its path. After a text that has one, a pipe only reads it. */
function unnamed({ _zod: { def } }: Schema, at: string): string[] {
  if (def.type === 'string') return FORMS.includes(def.format ?? '') || kindOf(def) ? [] : [at]
  if (def.type === 'unknown' || def.type === 'any') return [at]
  if (def.type === 'pipe') return unnamed(def.in!._zod.def.type === 'transform' ? def.out! : def.in!, at)
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => unnamed(part, `${at}.${name}`)),
    ...[def.innerType, def.element, def.keyType, def.valueType, ...(def.options ?? []), ...(def.items ?? [])].flatMap(
      (part) => (part ? unnamed(part, at) : []),
    ),
  ]
}

test('every text in the input of a contract is cleaned by its kind before it is checked', async () => {
  const all = await inputsOfContracts()
  expect(all.length, 'endpoints and commands').toBeGreaterThan(150)
  expect(all.flatMap(({ input, at }) => unnamed(input, at))).toEqual([])
})

test('a text without a kind, or one that is checked before it is cleaned, is found', () => {
  const input = z.object({
    name: typed('name'),
    bare: z.string(),
    late: z.string().check(z.maxLength(5), z.overwrite(CLEANED.line)),
    list: z.array(z.optional(z.string().check(z.trim()))),
    day: z.pipe(typed('number'), z.pipe(z.transform(String), z.string())),
    either: z.union([z.uuid(), z.string()]),
    rest: z.unknown(),
  })
  expect(unnamed(input as unknown as Schema, 'in')).toEqual(['in.bare', 'in.late', 'in.list', 'in.either', 'in.rest'])
})
