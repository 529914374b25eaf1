import type { State } from '#domains/shop/freight.rules.ts'
import { formatCep } from '#domains/shop/freight.rules.ts'

/** Where a parcel goes. `number` null: "sem número". */
export type GoodsAddress = {
  receiver: string
  cep: string
  street: string
  number: string | null
  complement: string | null
  district: string
  city: string
  state: State
  reference: string | null
}

type Written = Omit<GoodsAddress, 'state'> & { state: string }

/** In lines, as on a label. */
export const addressLines = ({ receiver, street, number, complement, district, city, state, cep }: Written) => [
  receiver,
  [`${street}, ${number ?? 'sem número'}`, complement].filter(Boolean).join(' · '),
  district,
  `${city} – ${state}`,
  `CEP ${formatCep(cep)}`,
]
