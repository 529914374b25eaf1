import { useQuery } from '@tanstack/react-query'
import { Money } from '#browser/kit/display/money.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDuration } from '#shared/dates.ts'
import type { Consultation } from '../../state/contract.ts'
import { readConsultation } from '../../contract.ts'
import { APPOINTMENT_MS } from '../../state/deadlines.rules.ts'
import { COMPENSATION } from '../../rules.ts'

/** What leaving a booking costs now, read again while it is asked. Zero: nothing, or it is not the client who asks. */
export function useLeavingCosts(c: Consultation, isAsking: boolean) {
  const isOpen = isAsking && c.booked !== null && c.you === 'client'
  const { data } = useQuery({
    ...apiQuery(readConsultation, { id: c.id }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 5_000,
  })
  const { leavingCostsCents: cents, leavingCostsMs: ms } = data ?? c
  return { cents, ms }
}

/** What leaving a booking means, before it is done. */
export function LeavingTerms({
  consultation: c,
  costs,
}: {
  consultation: Consultation
  costs: { cents: bigint; ms: number }
}) {
  if (c.you === 'client' && costs.ms > 0)
    return (
      <p>
        Sair agora usa <strong className="font-semibold">{formatDuration(costs.ms)}</strong> dos seus minutos
        {c.billedMs > 0 ? ' além do tempo juntos: dez ao todo' : ''}, como combinado quando você marcou. Depois de um
        minuto na sala, na hora marcada, só o tempo juntos conta.
      </p>
    )
  if (c.you === 'client')
    return costs.cents > 0n ? (
      <p>
        Sair agora custa <Money amount={costs.cents} className="font-semibold" />
        {c.billedMs > 0 ? ' além do tempo juntos: ao todo, o preço de dez minutos' : ', o preço de dez minutos'}, como
        combinado quando você marcou. Depois de um minuto na sala, na hora marcada, só o tempo juntos é cobrado.
      </p>
    ) : (
      <p>Sair agora não tem taxa. O que não foi usado volta na hora.</p>
    )
  return c.booked!.attendance || c.billedMs >= APPOINTMENT_MS.came ? null : (
    <p>
      Se {c.client.name} ainda não esteve um minuto na sala, encerrar conta como falta sua, também nos seus números
      públicos: tudo volta para {c.client.name}, com <Money amount={COMPENSATION} className="font-semibold" /> de bônus
      dos seus ganhos, uma vez a cada 90 dias. Para ser pago pela espera, fique até dez minutos depois da hora marcada.
    </p>
  )
}
