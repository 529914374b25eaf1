import { z } from 'zod'
import { reaisAmount } from '#gateways/exact-json.ts'
import type { FreightAnswer, FreightGateway, FreightOption, FreightPiece } from '../gateway.ts'
import type { Ask } from './request.ts'

const days = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
const Range = z.object({ min: days, max: days })
/** What they cannot do has an `error` instead of a price. */
const Service = z.object({
  id: z.string(),
  name: z.string(),
  price: reaisAmount.optional(),
  custom_price: reaisAmount.optional(),
  currency: z.string().optional(),
  delivery_range: Range.optional(),
  custom_delivery_range: Range.optional(),
  company: z.object({ name: z.string() }).optional(),
  error: z.string().nullish(),
})
/** One that cannot be read is left out: the others still can be chosen. */
const Services = z.array(Service.nullable().catch(null))

/** What their scale and their ruler can read: kilos, whole centimetres, and none of 0. */
export const measuresOf = ({ weightGrams, lengthMm, widthMm, heightMm }: Omit<FreightPiece, 'value' | 'quantity'>) => ({
  weight: Math.max(1, weightGrams) / 1_000,
  length: centimetres(lengthMm),
  width: centimetres(widthMm),
  height: centimetres(heightMm),
})
const centimetres = (mm: number) => Math.max(1, Math.ceil(mm / 10))

export async function quoteAt(
  ask: Ask,
  { from, to, pieces }: Parameters<FreightGateway['quote']>[0],
): Promise<FreightAnswer<readonly FreightOption[]>> {
  const answer = await ask(Services, '/shipment/calculate', {
    from: { postal_code: from },
    to: { postal_code: to },
    products: pieces.map((piece, n) => ({
      id: String(n + 1),
      ...measuresOf(piece),
      insurance_value: piece.value,
      quantity: piece.quantity,
    })),
    options: { receipt: false, own_hand: false },
  })
  return answer.outcome === 'ok' ? { outcome: 'ok', value: answer.value.flatMap(optionOf) } : answer
}

function optionOf(service: z.infer<typeof Service> | null): FreightOption[] {
  const price = service?.custom_price ?? service?.price
  const range = service?.custom_delivery_range ?? service?.delivery_range
  if (!service || service.error || service.currency !== 'R$' || !price || !range || range.max < range.min) return []
  const name = [service.company?.name, service.name].filter(Boolean).join(' ').slice(0, 80)
  return [{ service: service.id, name, price, daysLeast: range.min, daysMost: range.max }]
}
