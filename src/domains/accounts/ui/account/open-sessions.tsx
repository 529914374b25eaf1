import { useMutation, useQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Monitor } from '#browser/icons/monitor.ts'
import { Smartphone } from '#browser/icons/smartphone.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import type { OutputOf } from '#shared/contract.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { endOtherSessions, endSession, listSessions } from '../../contract.ts'
import type { Place } from '../../sessions/places.rules.ts'

const PLACE_WORDS: Record<Place, string> = {
  this_network: 'na mesma rede em que você está agora',
  other_network: 'em outra rede',
  local_network: 'em uma rede local',
  this_machine: 'neste mesmo computador',
  unknown: '',
}

type Session = OutputOf<typeof listSessions>['sessions'][number]

/** A person's open sessions; any other than this one can be ended, or all at once. */
export function OpenSessions() {
  const { data, error, isPending, refetch } = useQuery(apiQuery(listSessions, {}))
  const outcome = {
    onError: (fault: Error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(fault), variant: 'destructive' }),
    onSettled: () => refetch(),
  }
  const end = useMutation({
    mutationFn: (id: string) => browserApi(endSession, { id }),
    onSuccess: () => void toast({ title: 'Acesso encerrado' }),
    ...outcome,
  })
  const endOthers = useMutation({
    mutationFn: () => browserApi(endOtherSessions, {}),
    onSuccess: ({ ended }) =>
      void toast({
        title: ended === 1 ? 'Um acesso encerrado' : `${ended} acessos encerrados`,
        description: 'Só este continua aberto.',
      }),
    ...outcome,
  })
  if (isPending) return <Skeleton className="h-24 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  const sessions = data.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full border-line border-t">
        {sessions.map((session) => (
          <OpenSession
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          size="sm"
          variant="secondary"
          busy={endOthers.isPending}
          busyWords="Encerrando…"
          onClick={() => endOthers.mutate()}
        >
          Encerrar todos os outros
        </Button>
      )}
    </div>
  )
}

type Props = { session: Session; isEnding: boolean; onEnd: () => void }

function OpenSession({ session: { agent, place, createdAt, lastSeenAt, isCurrent }, isEnding, onEnd }: Props) {
  const Sign = /Android|iPhone|iPad/.test(agent) ? Smartphone : Monitor
  const lastSeen = formatDayAndTime(lastSeenAt)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-4">
      <Sign strokeWidth={1.5} aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-metal" />
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {agent} {isCurrent && <Badge tone="good">este acesso</Badge>}
        </p>
        <p className="text-quiet text-sm">
          Entrou em {formatDayAndTime(createdAt)}
          {!isCurrent && PLACE_WORDS[place] && `, ${PLACE_WORDS[place]}`}
        </p>
        {!isCurrent && <p className="text-quiet text-sm">Usado pela última vez em {lastSeen}</p>}
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Encerrar o acesso de ${agent}, usado em ${lastSeen}`}
          busy={isEnding}
          onClick={onEnd}
        >
          Encerrar
        </Button>
      )}
    </li>
  )
}
