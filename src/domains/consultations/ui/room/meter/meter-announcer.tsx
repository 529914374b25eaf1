import { formatBRL } from '#shared/money.ts'
import type { Consultation } from '../../../state/contract.ts'
import { chargedSoFar } from '../../cost-so-far.ts'

const MINUTE_MS = 60_000

/** Announces the meter to screen readers, once a minute and politely. */
export function MeterAnnouncer({ consultation: c }: { consultation: Consultation }) {
  const minutes = Math.floor(c.billedMs / MINUTE_MS)
  const whose = c.you === 'client' ? 'com os seus minutos' : `com os minutos de ${c.client.name}`
  const words =
    minutes > 0 && c.state === 'active'
      ? `${minutes === 1 ? '1 minuto' : `${minutes} minutos`} de conversa, ${c.billedMs < c.coveredMs ? `${minutes === 1 ? 'pago' : 'pagos'} ${whose}` : `${formatBRL(chargedSoFar(c, minutes * MINUTE_MS).cents)} até agora`}.`
      : ''
  return (
    <p className="sr-only" aria-live="polite">
      {words}
    </p>
  )
}
