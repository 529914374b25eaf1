import { useQuery } from '@tanstack/react-query'
import { errorMessage, isMissing } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { hrefOfObject, OBJECT_WORDS } from '../../objects.rules.ts'
import { stateWords } from '../../states.rules.ts'
import { type Fact, OBJECTS, type ObjectWithPage } from '../contract.ts'

export const useObject = (kind: ObjectWithPage, id: string) =>
  useQuery({ ...apiQuery(OBJECTS[kind], { id }), staleTime: 0 })

/** How an object stands, whose it is, and what is known of it. `linked`: its title leads to its page. */
export function ObjectFacts({ kind, id, linked = false }: { kind: ObjectWithPage; id: string; linked?: boolean }) {
  const query = useObject(kind, id)
  if (query.isPending) return <Skeleton className="h-64 w-full" />
  if (query.isError && isMissing(query.error))
    return (
      <EmptyState title="Isto não existe">O endereço pode estar errado, ou o que estava aqui foi apagado.</EmptyState>
    )
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const { title, state, people, facts } = query.data
  const { words, tone } = stateWords(kind, state)
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {linked ? (
          <a href={hrefOfObject(kind, id)} className="font-display text-xl hover:text-accent hover:underline">
            {title}
          </a>
        ) : (
          title !== OBJECT_WORDS[kind] && <span className="font-display text-xl">{title}</span>
        )}
        <Badge tone={tone}>{words}</Badge>
      </p>
      <DefinitionList>
        {people.map(({ as, id: personId, name }) => (
          <Definition key={as} name={as}>
            <a href={hrefOfObject('person', personId)} className="prose-link">
              {name}
            </a>
          </Definition>
        ))}
        {facts.map((fact) => (
          <Definition key={fact.name} name={fact.name}>
            <Value fact={fact} />
          </Definition>
        ))}
      </DefinitionList>
    </div>
  )
}

function Value({ fact: { text, at, amountCents, about, receipt } }: { fact: Fact }) {
  if (amountCents !== undefined) return <Money amount={amountCents} />
  if (at) return <time dateTime={at.toISOString()}>{formatDayAndTime(at)}</time>
  if (about)
    return (
      <a href={hrefOfObject(about.kind, about.id)} className="prose-link">
        {about.words}
      </a>
    )
  if (receipt)
    return (
      <a href={`/relatorios?recibo=${receipt}`} className="prose-link">
        {receipt}
      </a>
    )
  return <span className="wrap-anywhere whitespace-pre-line">{text}</span>
}
