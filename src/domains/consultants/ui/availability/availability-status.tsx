import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { formatDay } from '#shared/dates.ts'
import type { Status } from '../../rules.ts'
import { useAvailability } from './use-availability.ts'

const WORDS: Record<Status, string> = {
  online:
    'Quem procura um consultor vê você online e pode chamar. Vale em qualquer página do site: o pedido toca onde você estiver.',
  busy: 'Você está em atendimento. Novos pedidos esperam até terminar.',
  offline: 'Ninguém pode chamar você agora.',
}

/** A vacation says until when. */
const OnVacation = ({ backAt }: { backAt: Date }) => (
  <>
    Você está de férias e volta em {formatDay(backAt)}.{' '}
    <a href="/consultor/configuracoes#ferias" className="prose-link">
      Mudar
    </a>
  </>
)

/** What clients see of a consultant at this moment, with the first step for whoever is offline. */
export function AvailabilityStatus({ personId }: { personId: string }) {
  const availability = useAvailability(personId)
  if (!availability) return null
  const { status, isOn, isTurning, turn, backAt } = availability
  return (
    <Card
      as="section"
      aria-label="Disponibilidade"
      className="flex min-h-24 flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      <div className="grid flex-1 basis-64 justify-items-start gap-1" role="status">
        <StatusBadge status={status} />
        <p className="measure text-quiet text-sm">{backAt ? <OnVacation backAt={backAt} /> : WORDS[status]}</p>
      </div>
      {!isOn && (
        <Button busy={isTurning} onClick={() => turn(true)}>
          Começar a atender
        </Button>
      )}
    </Card>
  )
}
