import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { Duration } from '#browser/kit/display/duration.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { CLIENTS_PATH } from '#domains/consultations/ui/counterpart.ts'
import { LoadMore } from '#domains/consultations/ui/my-consultations/load-more.tsx'
import { questionPath } from '#domains/written-questions/ui/question-path.ts'
import { formatDay, formatDayAndTime } from '#shared/dates.ts'
import { type ClientDetails, type ClientEntry, listClientEntries, readClient } from '../contract.ts'
import { consultedWords } from '../rules.ts'
import { BirthFacts } from './birth-facts.tsx'
import { BlockButton } from './block-button.tsx'
import { NoteForm } from './note-form.tsx'
import { useClient } from './use-client.ts'

/** One client of the reader: what they had together, the private note, what the client shares. */
export function ClientPage({ id }: { id: string }) {
  const { user } = useSession()
  const { data, error, refetch } = useClient(id)
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <h1 className="sr-only">Cliente</h1>
        <EmptyState
          title="Não encontramos esta pessoa"
          action={<LinkButton href={CLIENTS_PATH}>Ver os clientes</LinkButton>}
        >
          Aqui ficam só pessoas que já se consultaram com você ou têm uma consulta marcada.
        </EmptyState>
      </>
    )
  // Without a network reading again fails; what is shown, and what is being typed into it, stays.
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data || !user) return <Skeleton className="h-96 w-full" />
  const { client } = data
  return (
    <>
      <PageHeading
        overline={
          <a href={CLIENTS_PATH} className="hover:text-accent">
            Clientes
          </a>
        }
        title={client.name}
        lead={consultedWords(client)}
      />
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-10">
          <DashboardSection id="anotacao" title="O que lembrar">
            <NoteForm key={client.id} consultantId={user.id} details={data} />
          </DashboardSection>
          <DashboardSection id="conversas" title="Consultas e perguntas">
            <Entries id={id} name={client.name} />
          </DashboardSection>
        </div>
        <Aside details={data} />
      </div>
    </>
  )
}

function Aside({ details: { client, birth } }: { details: ClientDetails }) {
  const queries = useQueryClient()
  const onChanged = () => void queries.invalidateQueries({ queryKey: [readClient.path] })
  return (
    <aside className="grid gap-6">
      <Card className="grid gap-4">
        <DefinitionList>
          <Definition name="Tempo juntos">
            <Duration ms={client.billedMs} />
          </Definition>
          {client.firstAt && <Definition name="Primeira vez">{formatDay(client.firstAt)}</Definition>}
          {client.lastAt && <Definition name="Última vez">{formatDay(client.lastAt)}</Definition>}
        </DefinitionList>
      </Card>
      <Card className="grid gap-3">
        <h2 className="text-lg">Dados de nascimento</h2>
        {birth ? (
          <BirthFacts birth={birth} />
        ) : (
          <p className="text-quiet text-sm">
            {client.name} não compartilha com você. Quem decide é {client.name}, no próprio painel.
          </p>
        )}
      </Card>
      <div className="grid justify-items-start gap-3">
        {client.isBlocked && (
          <p className="text-quiet text-sm">
            Você não atende mais {client.name}. Quem foi bloqueado lê o mesmo que se você estivesse fora.
          </p>
        )}
        <BlockButton id={client.id} name={client.name} isBlocked={client.isBlocked} onChanged={onChanged}>
          <p>
            {client.name} não consegue mais pedir consulta, escrever nem perguntar a você, e não fica sabendo: lê o
            mesmo que todos leem quando você não está. Um pedido ou uma pergunta à sua espera se encerra, e o valor
            volta.
          </p>
          <p>
            Uma consulta marcada se encerra enquanto você ainda pode desmarcar sem custo; depois disso ela continua na
            sua agenda, e você a desmarca lá. Uma consulta em andamento continua até alguém encerrar. Avaliações e
            recibos ficam.
          </p>
        </BlockButton>
      </div>
    </aside>
  )
}

function Entries({ id, name }: { id: string; name: string }) {
  const query = useInfiniteQuery({
    queryKey: [listClientEntries.path, id],
    queryFn: ({ pageParam }) => browserApi(listClientEntries, { id, ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  if (query.isPending) return <Skeleton className="h-40 w-full" />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const entries = query.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0)
    return <p className="text-quiet">A primeira consulta de {name} aparece aqui quando terminar.</p>
  return (
    <div className="grid gap-5">
      <ol className="border-line border-t">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <LoadMore query={query} shown={entries.length} most={undefined} words="" />
    </div>
  )
}

const Entry = ({ entry: e }: { entry: ClientEntry }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line border-b py-4">
    <p className="flex flex-wrap gap-x-3 tabular-nums">
      <a
        href={e.kind === 'question' ? questionPath({ id: e.id, you: 'consultant' }) : `/consultation/${e.id}`}
        className="font-semibold hover:text-accent hover:underline"
      >
        {e.kind === 'question' ? 'Pergunta por escrito' : 'Consulta'}, {formatDayAndTime(e.at)}
      </a>
      {e.billedMs > 0 && (
        <span className="text-quiet">
          <Duration ms={e.billedMs} />
        </span>
      )}
    </p>
    <div className="grid justify-items-end gap-0.5 text-sm">
      <Money amount={e.earnedCents} className="font-semibold" />
      {e.refundedCents > 0n && (
        <p className="text-quiet">
          Reembolsado depois: <Money amount={e.refundedCents} />
        </p>
      )}
    </div>
    {e.subject && <p className="measure col-span-2 break-words text-quiet">{e.subject}</p>}
    {e.review && (
      <div className="col-span-2 grid justify-items-start gap-1">
        <Stars rating={e.review.stars} />
        {e.review.text && <q className="measure text-quiet text-sm">{e.review.text}</q>}
        {!e.review.isAnswered && (
          <a href="/avaliacoes" className="prose-link text-sm">
            Responder a esta avaliação
          </a>
        )}
      </div>
    )}
  </li>
)
