import type { FreightOption, PackedPiece } from '#domains/shop/freight-options.rules.ts'
import { listFreight } from '#domains/shop/index.ts'

/** Asks what it costs to send these pieces to a CEP of eight digits; outside any transaction, it may ask a carrier. */
export type ListFreight = (asked: { cep: string; pieces: readonly PackedPiece[] }) => Promise<readonly FreightOption[]>

/** By the shop's own table. Refuses `shop.cep_unknown`. */
export const tableFreight: ListFreight = (asked) => listFreight({}, asked)
