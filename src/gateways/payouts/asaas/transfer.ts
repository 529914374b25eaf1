import { z } from 'zod'
import { reaisAmount } from '#gateways/exact-json.ts'
import { instantInSaoPaulo } from '#shared/calendar.ts'
import { isEndToEndId, sentAtOf } from '#shared/pix/end-to-end-id.ts'
import type { TransferFailure } from '#shared/pix/transfer-failures.ts'

const optionalText = z
  .string()
  .nullish()
  .transform((given) => given ?? undefined)

/** What is read of their transfer; they may add fields at any time. */
export const AsaasTransfer = z.object({
  id: z.string().min(1).max(100),
  value: reaisAmount,
  status: z.enum(['PENDING', 'BANK_PROCESSING', 'BLOCKED', 'DONE', 'FAILED', 'CANCELLED']),
  /** False: somebody has to approve it, in their panel or by a token. */
  authorized: z.boolean().nullish(),
  externalReference: optionalText,
  effectiveDate: optionalText,
  endToEndIdentifier: optionalText,
  failReason: optionalText,
  bankAccount: z
    .object({ pixAddressKey: optionalText })
    .nullish()
    .transform((given) => given ?? undefined),
})
export type AsaasTransfer = z.output<typeof AsaasTransfer>

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((written) => written.slice(0, 10))
/** One that is not ours may be of a kind that we do not know, so little of it is read. `dateCreated`: a day there. */
export const TransferPage = z.object({
  hasMore: z.boolean(),
  totalCount: count,
  data: z.array(z.object({ id: z.string(), externalReference: optionalText, dateCreated: day })),
})

/** A Pix as their account shows it, with what came back of it. */
export const PixTransactions = z.object({
  data: z.array(
    z.object({
      endToEndIdentifier: optionalText,
      refundedValue: reaisAmount.nullish().transform((given) => given ?? 0n),
    }),
  ),
})

/** Whether their key is this CPF or CNPJ; they may write it with punctuation, or hide digits behind asterisks. */
export function isKeyOf(key: string, taxId: string): boolean {
  const plain = key.replaceAll(/[^\dA-Z*]/g, '')
  return plain.length === taxId.length && [...plain].every((sign, at) => sign === '*' || sign === taxId[at])
}

/** Their words for why a transfer failed, which are prose. */
const REASONS: readonly (readonly [RegExp, TransferFailure])[] = [
  [/saldo/i, 'no_funds'],
  [/encerrad|inativ|bloquead/i, 'account_closed'],
  [/titular|pertence|diverg/i, 'key_of_another'],
  [/chave/i, 'key_not_found'],
  [/cancelad/i, 'cancelled'],
]

export const failureOf = (reason = ''): TransferFailure =>
  REASONS.find(([words]) => words.test(reason))?.[1] ?? 'refused_by_bank'

/**
 * When and as what it was paid; undefined while their answer lacks the end-to-end id. Their dates are of São Paulo and
 * say no zone; one without a time says less than the end-to-end id does.
 */
export function paymentOf({ effectiveDate, endToEndIdentifier }: AsaasTransfer) {
  if (!endToEndIdentifier || !isEndToEndId(endToEndIdentifier)) return undefined
  const paidAt = instantInSaoPaulo(effectiveDate ?? '') ?? sentAtOf(endToEndIdentifier)!
  return { paidAt, endToEndId: endToEndIdentifier }
}
