import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod/mini'
import { Application } from '../../applications/contract.ts'
import { TAX_ID_INVALID } from '../../applications/rules.ts'
import { parseTaxId } from '../../tax-id/tax-id.rules.ts'

/** A price as typed, in centavos: "2,99" → 299. */
const typedPrice = z.pipe(
  z
    .string({ error: 'Informe o preço por minuto, como 2,99.' })
    .check(z.trim(), z.regex(/^\d{1,3}([.,]\d{1,2})?$/, 'Informe o preço por minuto, como 2,99.')),
  z.pipe(z.transform(centsOf), Application.shape.pricePerMinuteCents),
)

function centsOf(typed: string): number {
  const [reais = '', rest = ''] = typed.split(/[.,]/)
  return Number(reais) * 100 + Number(rest.padEnd(2, '0'))
}

const TypedApplication = z.extend(Application, {
  pricePerMinuteCents: typedPrice,
  taxId: Application.shape.taxId.check(z.refine((typed) => parseTaxId(typed) !== undefined, TAX_ID_INVALID)),
})
export type Typed = z.input<typeof TypedApplication>

/** Checks an application as it is typed. */
export const resolveApplication = zodResolver(TypedApplication)
