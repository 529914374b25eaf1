import { useMutation, useQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { endSession, listSessions } from '../../contract.ts'
import { usePasswordConfirmation } from '../confirmation/use-password-confirmation.tsx'
import { deviceName } from './device-name.ts'

/** A person's open sessions, each with a button to end it. */
export function OpenSessions() {
  const { data, error, isPending, refetch } = useQuery(apiQuery(listSessions, {}))
  const { confirmed, dialog } = usePasswordConfirmation()
  const end = useMutation({
    mutationFn: (id: string) => confirmed(() => browserApi(endSession, { id })),
    onSuccess: () => void toast({ title: 'Acesso encerrado' }),
    onError: (fault) =>
      void toast({ title: 'Não deu certo', description: errorMessage(fault), variant: 'destructive' }),
    onSettled: () => refetch(),
  })
  if (isPending) return <Skeleton className="h-24 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return (
    <>
      {dialog}
      <ul className="border-line border-t">
        {data.sessions.map(({ id, agent, address, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
            <div className="grid gap-0.5">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {deviceName(agent)} {isCurrent && <Badge tone="good">este acesso</Badge>}
              </p>
              <p className="text-quiet text-sm">
                {address.replace(/^::ffff:/, '')} · visto em {formatDayAndTime(lastSeenAt)}
              </p>
            </div>
            {!isCurrent && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Encerrar o acesso de ${deviceName(agent)}, visto em ${formatDayAndTime(lastSeenAt)}`}
                busy={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                Encerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
