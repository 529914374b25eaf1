import { Money } from '#browser/kit/display/money.tsx'
import { formatDuration } from '#shared/dates.ts'
import type { Consultation } from '../state/contract.ts'
import { isFree } from './cost-so-far.ts'

/** What is reserved for a consultation: minutes, money, or both. */
export function ReservedFunds({ consultation }: { consultation: Consultation }) {
  const { coveredMs, heldCents } = consultation
  const minutes = coveredMs > 0 && `${formatDuration(coveredMs)} ${isFree(consultation) ? 'grátis' : 'já pagos'}`
  if (heldCents === 0n) return minutes ? `${minutes}, reservados` : 'Nada reservado'
  return (
    <>
      {minutes && `${minutes} e `}
      <Money amount={heldCents} /> reservados
    </>
  )
}
