import { formatBRL } from '#shared/money.ts'
import type { Consultation } from '../../contract.ts'
import { costOf } from '../../rules.ts'

const MINUTE_MS = 60_000

/** The meter for the ear: once a minute, politely, and never each second. */
export function MeterVoice({ consultation: { billedMs, pricePerMinuteCents, state } }: { consultation: Consultation }) {
  const minutes = Math.floor(billedMs / MINUTE_MS)
  const words =
    minutes > 0 && state === 'active'
      ? `${minutes === 1 ? '1 minuto' : `${minutes} minutos`} de conversa, ${formatBRL(costOf(pricePerMinuteCents, BigInt(minutes * MINUTE_MS)))} até agora.`
      : ''
  return (
    <p className="sr-only" aria-live="polite">
      {words}
    </p>
  )
}
