import { z } from 'zod/mini'
import { endpoint, idParam, newId, nothing, tolerantEnum } from '#shared/contract.ts'
import { atMost, lineText, typed } from '#shared/typed-text/fields.ts'
import { cepDigits, STATES, type State } from '../freight.rules.ts'

const STATE_NAMES = Object.keys(STATES) as [State, ...State[]]

/** A postal code in any of its forms becomes its eight digits. */
const cep = z.pipe(
  typed('number', 'Informe o CEP.').check(
    z.refine((written: string) => cepDigits(written) !== undefined, 'Informe os oito números do CEP, como 01310-100.'),
  ),
  z.transform((written: string) => cepDigits(written)!),
)

/** An empty text is none. */
const optional = (most: number) =>
  z.pipe(
    typed('line').check(atMost(most, `Use no máximo ${most} caracteres.`)),
    z.transform((text: string) => text || null),
  )

/** Where a parcel goes. `number` null: "sem número". */
export const addressFields = {
  receiver: lineText({ least: 2, most: 80, missing: 'Diga quem recebe.' }),
  cep,
  street: lineText({ least: 2, most: 120, missing: 'Escreva a rua.' }),
  number: optional(12),
  complement: optional(80),
  district: lineText({ least: 2, most: 80, missing: 'Escreva o bairro.' }),
  city: lineText({ least: 2, most: 80, missing: 'Escreva a cidade.' }),
  state: z.enum(STATE_NAMES, 'Escolha o estado.'),
  reference: optional(160),
}

export const Address = z.object({
  id: z.string(),
  receiver: z.string(),
  cep: z.string(),
  street: z.string(),
  number: z.nullable(z.string()),
  complement: z.nullable(z.string()),
  district: z.string(),
  city: z.string(),
  state: tolerantEnum(STATE_NAMES, 'SP'),
  reference: z.nullable(z.string()),
})
export type Address = z.infer<typeof Address>

const Own = z.object({ addresses: z.array(Address) })

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/addresses',
  access: 'client',
  summary: 'Your addresses, the one that was written last first',
  input: nothing,
  output: Own,
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/addresses',
  access: 'client',
  summary: 'Keep an address under an id of your own; the same again changes nothing. Answers all of them',
  input: z.object({ id: newId, ...addressFields }),
  output: Own,
})

export const changeAddress = endpoint({
  method: 'PUT',
  path: '/api/addresses/:id',
  access: 'client',
  summary: 'Change an address. Orders keep the one that they copied. Answers all of them',
  input: z.object({ id: idParam, ...addressFields }),
  output: Own,
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/addresses/:id',
  access: 'client',
  summary: 'Remove an address for good. Orders keep the one that they copied. Answers the others',
  input: z.object({ id: idParam }),
  output: Own,
})
