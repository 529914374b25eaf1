import { z } from 'zod/mini'
import { endpoint, instant, tolerantEnum, tolerantList, totalCents } from '#shared/contract.ts'
import { atLeast, atMost, typed } from '#shared/typed-text/fields.ts'
import { FOUND_KINDS, type FoundKind, refuse, MOST_CHARACTERS } from './rules.ts'

const KINDS = Object.keys(FOUND_KINDS) as [FoundKind, ...FoundKind[]]

/** Something of the house, with what tells it from others. */
export const Found = z.object({
  kind: z.enum(KINDS),
  /** Of a receipt its code. */
  id: z.string(),
  /** The account that it belongs to; null: none. */
  personId: z.nullable(z.string()),
  /** Whose it is. */
  name: z.string(),
  /** Of a person: the role. Of the rest: a state or a title of its domain. */
  about: z.nullable(z.string()),
  /** Of a person the address; of the rest the number by which it was found, if it has one. */
  number: z.nullable(z.string()),
  amountCents: z.nullable(totalCents),
  at: z.nullable(instant),
  /** By what it was found. */
  by: tolerantEnum(['name', 'email', 'phone', 'tax_id', 'number'], 'number'),
})
export type Found = z.infer<typeof Found>

export const searchEverything = endpoint({
  method: 'GET',
  path: '/api/team/search',
  access: 'team:people',
  summary:
    'People by name, exact e-mail or its beginning, phone or CPF/CNPJ; and whatever has this id, case number, protocol or code, ours or a gateway’s. At most six of each kind. A search by document or phone is in the log',
  input: z.object({
    q: typed('search', refuse('search_too_short').message).check(
      atLeast(2, refuse('search_too_short').message),
      atMost(MOST_CHARACTERS, refuse('search_too_long').message),
    ),
  }),
  output: z.object({
    found: tolerantList(Found),
    /** What is wrong with what was typed, or what it lacks. */
    hint: z.nullable(z.string()),
  }),
})
