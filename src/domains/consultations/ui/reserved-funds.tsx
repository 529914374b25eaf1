import { Money } from '#browser/kit/display/money.tsx'
import { formatDuration } from '#shared/dates.ts'
import type { Consultation } from '../contract.ts'

/** What is reserved for a consultation: minutes, money, or both. */
export function ReservedFunds({
  consultation: { coveredMs, heldCents, awaitsConfirmation },
}: {
  consultation: Consultation
}) {
  const minutes = coveredMs > 0 && `${formatDuration(coveredMs)} ${awaitsConfirmation ? 'grátis' : 'já pagos'}`
  if (heldCents === 0n) return minutes ? `${minutes}, reservados` : 'Nada reservado'
  return (
    <>
      {minutes && `${minutes} e `}
      <Money amount={heldCents} /> reservados
    </>
  )
}
