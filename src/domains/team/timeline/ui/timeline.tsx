import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { formatDay, formatTime } from '#shared/dates.ts'
import { hrefOfObject, type ObjectKind } from '../../objects.rules.ts'
import { TIMELINES, type TimelineLine } from '../contract.ts'
import { GROUP_WORDS, groupsOf, type TimelineGroup } from '../rules.ts'
import { wordsOfLine } from '../words.rules.ts'

type Props = { kind: ObjectKind; id: string }
const CHOICE =
  'min-h-9 rounded-full border border-edge px-3 text-sm hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent'

/** Everything that happened to a person or an object, the newest first, fifty lines at a time, of one kind or of all. */
export function Timeline({ kind, id }: Props) {
  const [group, setGroup] = useState<TimelineGroup>()
  const endpoint = TIMELINES[kind]
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, id, group],
    queryFn: ({ pageParam }) =>
      browserApi(endpoint, { id, ...(group && { group }), ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <section aria-label="Linha do tempo" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div role="group" aria-label="Mostrar" className="flex flex-wrap gap-1.5">
        {[undefined, ...groupsOf(kind)].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={group === one}
            onClick={() => setGroup(one)}
            className={CHOICE}
          >
            {one ? GROUP_WORDS[one] : 'Tudo'}
          </button>
        ))}
      </div>
      {query.isPending ? (
        <Skeleton className="h-64 w-full" />
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
      ) : lines.length === 0 ? (
        <p className="text-quiet text-sm">Nada aconteceu aqui ainda.</p>
      ) : (
        <Days lines={lines} />
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          busy={query.isFetchingNextPage}
          busyWords="Lendo…"
          onClick={() => void query.fetchNextPage()}
          className="justify-self-start"
        >
          Mais antigos
        </Button>
      )}
    </section>
  )
}

/** Lines under the day on which they happened. */
const Days = ({ lines }: { lines: readonly TimelineLine[] }) => (
  <ol className="grid gap-3">
    {[...Map.groupBy(lines, ({ at }) => formatDay(at))].map(([day, ofDay]) => (
      <li key={day} className="grid gap-1">
        <h3 className="font-sans font-semibold text-quiet text-sm">{day}</h3>
        <ol className="border-line border-t">
          {ofDay.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ol>
      </li>
    ))}
  </ol>
)

function Line({ line }: { line: TimelineLine }) {
  const { what, state, tone, more } = wordsOfLine(line)
  const { about, by, text, amountCents, at } = line
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2 border-line border-b py-1.5 text-sm">
      <time dateTime={at.toISOString()} className="text-quiet tabular-nums">
        {formatTime(at)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
          {about ? (
            <a href={hrefOfObject(about.kind, about.id)} className="font-semibold hover:text-accent hover:underline">
              {what}
            </a>
          ) : (
            <span className="font-semibold">{what}</span>
          )}
          {state && <Badge tone={tone}>{state}</Badge>}
          {by && (
            <a href={hrefOfObject('person', by.id)} className="hover:text-accent hover:underline">
              {by.name}
            </a>
          )}
          {amountCents !== null && <Money amount={amountCents} className="ml-auto" />}
        </p>
        {more && <p className="wrap-anywhere text-quiet">{more}</p>}
        {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      </div>
    </li>
  )
}
