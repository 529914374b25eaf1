import { useQuery } from '@tanstack/react-query'
import { errorMessage, isMissing } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDay, formatDayAndTime } from '#shared/dates.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { mayDo } from '#shared/capabilities.ts'
import { kindInWords } from '../../acts/ui/words.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import { stateWords } from '../../states.rules.ts'
import { readPerson } from '../contract.ts'

export const usePerson = (id: string) => useQuery({ ...apiQuery(readPerson, { id }), staleTime: 0 })

const ROLES: Readonly<Record<string, string>> = { client: 'Cliente', consultor: 'Consultor', admin: 'Equipe' }

/** Who somebody is and how their account stands. `linked`: the name leads to the page. */
export function PersonFacts({ id, linked = false }: { id: string; linked?: boolean }) {
  const query = usePerson(id)
  if (query.isPending) return <Skeleton className="h-64 w-full" />
  if (query.isError && isMissing(query.error))
    return (
      <EmptyState title="Ninguém tem este endereço">
        A conta pode ter sido apagada, ou o endereço está errado.
      </EmptyState>
    )
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const p = query.data
  const { words, tone } = stateWords('person', p.state)
  const waiting = waitingWords(p.open)
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {linked && (
          <a href={hrefOfObject('person', id)} className="font-display text-xl hover:text-accent hover:underline">
            {p.name}
          </a>
        )}
        <Badge tone={tone}>{words}</Badge>
        <Badge>{ROLES[p.role] ?? p.role}</Badge>
      </p>
      {p.restraints.map((restraint) => (
        <Notice
          key={restraint.kind}
          tone={restraint.kind === 'blocked' ? 'bad' : 'warn'}
          title={kindInWords(restraint)}
        >
          Desde {formatDayAndTime(restraint.startsAt)}: <q className="whitespace-pre-line">{restraint.reason}</q>
        </Notice>
      ))}
      <ReportCounts id={id} {...p.reports} />
      {waiting && <p className="text-sm text-warn">{waiting}</p>}
      <DefinitionList>
        {p.email && (
          <Definition name="E-mail">
            {p.email} {p.emailConfirmedAt ? '' : <Badge tone="warn">por confirmar</Badge>}
          </Definition>
        )}
        {p.phone && <Definition name="Celular">{p.phone}</Definition>}
        {p.document && <Definition name="Documento">{p.document}</Definition>}
        <Definition name="Desde">{formatDay(p.createdAt)}</Definition>
        {p.closedAt && <Definition name="Encerrada em">{formatDayAndTime(p.closedAt)}</Definition>}
        {p.balances.map(({ words: name, amountCents }) => (
          <Definition key={name} name={name}>
            <Money amount={amountCents} />
          </Definition>
        ))}
      </DefinitionList>
    </div>
  )
}

/** Reports about somebody and by them, which whoever moderates may open. */
function ReportCounts({ id, about, open, by }: { id: string; about: number; open: number; by: number }) {
  const { user } = useSession()
  const counted = (count: number, words: string) =>
    count > 0 ? [`${count} ${count === 1 ? 'denúncia' : 'denúncias'} ${words}`] : []
  const places = [
    ...counted(open, 'à espera, sobre esta pessoa').map((words) => ({ words, query: `sobre=${id}` })),
    ...counted(about - open, 'sobre esta pessoa, já com decisão').map((words) => ({
      words,
      query: `sobre=${id}&casos=decididos`,
    })),
    ...counted(by, 'desta pessoa').map((words) => ({ words, query: `por=${id}` })),
  ]
  if (places.length === 0) return null
  const mayOpen = mayDo(user, 'moderation')
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {places.map(({ words, query }) =>
        mayOpen ? (
          <a key={query} href={`/admin-dashboard/moderacao?${query}`} className="prose-link">
            {words}
          </a>
        ) : (
          <span key={query}>{words}</span>
        ),
      )}
    </p>
  )
}

function waitingWords({ claims, disputes, messages, bookings }: Readonly<Record<string, number>>) {
  const counted = (count: number | undefined, one: string, many: string) =>
    count ? [count === 1 ? `1 ${one}` : `${count} ${many}`] : []
  return [
    ...counted(claims, 'pedido de reembolso a decidir', 'pedidos de reembolso a decidir'),
    ...counted(disputes, 'contestação no banco', 'contestações no banco'),
    ...counted(messages, 'mensagem sem resposta', 'mensagens sem resposta'),
    ...counted(bookings, 'consulta marcada', 'consultas marcadas'),
  ].join(' · ')
}
