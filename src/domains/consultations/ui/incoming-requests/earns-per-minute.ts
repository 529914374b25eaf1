import { coverEarnings } from '#domains/wallet/cover-earnings.rules.ts'
import { formatBRL } from '#shared/money.ts'
import type { Consultation } from '../../state/contract.ts'
import { isFree } from '../cost-so-far.ts'

type Requested = Pick<Consultation, 'pricePerMinuteCents' | 'coveredMs' | 'awaitsConfirmation' | 'booked' | 'earning'>

/** What a minute of a request would earn whoever answers it, in words: paid with credit, free, or with minutes. */
export function earnsInWords(request: Requested): string | undefined {
  if (!request.earning) return undefined
  const { commissionBps } = request.earning
  const pricePerMinute = request.pricePerMinuteCents
  const earned = (kind: 'welcome' | 'credit') => {
    const minute = { pack: { kind }, usedMs: 60_000n, value: pricePerMinute }
    return formatBRL(coverEarnings({ pricePerMinute, commissionBps }, minute).earned)
  }
  if (isFree(request)) return `Primeira vez: a casa paga a você ${earned('welcome')} por minuto`
  if (request.coveredMs > 0) return 'Pago com minutos de pacote ou plano'
  return `Você ganha ${earned('credit')} por minuto`
}
