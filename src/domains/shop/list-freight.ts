import type { FreightGateway } from '#gateways/freight/gateway.ts'
import { cepDigits } from './freight.rules.ts'
import { type FreightOption, measured, type PackedPiece, tableOptions } from './freight-options.rules.ts'

/** A carrier with the CEP from which parcels leave. */
export type Carrier = { gateway: Pick<FreightGateway, 'quote'>; origin: { cep: string } }
/** `onSilence`: told why a carrier was not used. */
export type FreightContext = { carrier?: Carrier | undefined; onSilence?: (why: unknown) => void }

type Asked = { cep: string; pieces: readonly PackedPiece[] }

/**
 * The ways to send these pieces to a CEP: as the carrier says, or by our own table, without a carrier or when it does
 * not answer in time, in known terms or at all; `source` says which. Never inside a transaction. Refuses `cep_unknown`.
 */
export async function listFreight(
  { carrier, onSilence = () => {} }: FreightContext,
  { cep, pieces }: Asked,
): Promise<FreightOption[]> {
  const grams = pieces.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0)
  // First of all whether there is such a CEP: no carrier is asked for one that is none.
  const table = tableOptions(cep, grams)
  if (!carrier) return table
  const { gateway, origin } = carrier
  try {
    const answer = await gateway.quote({ from: origin.cep, to: cepDigits(cep)!, pieces: pieces.map(measured) })
    if (answer.outcome === 'ok' && answer.value.length > 0)
      return answer.value.map((option): FreightOption => ({ ...option, source: 'carrier' }))
    onSilence(answer.outcome === 'refused' ? answer.why : 'it serves none')
  } catch (error) {
    onSilence(error)
  }
  return table
}
