import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { useOptimisticSwitch } from '#browser/use-optimistic-switch.ts'
import { useFacts } from '#browser/use-facts.ts'
import { heartbeatTopic } from '../presence.facts.ts'
import type { Status } from '../rules.ts'
import { getMyApplicationStatus, type ApplicationStatus, setAvailability } from '../application-status/contract.ts'
import { usePresence } from './use-presence.ts'

const WORDS: Record<Status, string> = {
  online: 'Quem procura um consultor vê você online e pode chamar.',
  busy: 'Você está em atendimento. Novos pedidos esperam até terminar.',
  offline: 'Ninguém pode chamar você agora.',
}

/**
 * Whether one attends now. Following the heartbeat topic keeps the consultant online for as long as this page is open.
 */
export function AvailabilitySwitch({
  personId,
  applicationStatus,
}: {
  personId: string
  applicationStatus: ApplicationStatus
}) {
  const client = useQueryClient()
  const status = usePresence(personId, applicationStatus.status)
  useFacts(heartbeatTopic(personId), () => {})
  const turning = useMutation({
    mutationFn: (on: boolean) => browserApi(setAvailability, { on }),
    onSuccess: (now) => client.setQueryData([getMyApplicationStatus.path, {}], now),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const { isOn, isTurning, turn } = useOptimisticSwitch(applicationStatus.switchedOn, turning)
  return (
    <Card as="section" aria-label="Disponibilidade" className="grid items-center gap-x-8 gap-y-3 sm:grid-cols-2">
      <Switch
        label={isOn ? 'Atendendo' : 'Fora do ar'}
        hint={isOn ? 'Deixe esta página aberta para continuar online.' : 'Ligue para aparecer online.'}
        checked={isOn}
        disabled={isTurning}
        onChange={(event) => turn(event.target.checked)}
      />
      <div className="grid justify-items-start gap-1" role="status">
        <StatusBadge status={status} />
        <p className="text-quiet text-sm">{WORDS[status]}</p>
      </div>
    </Card>
  )
}
