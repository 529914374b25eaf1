import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { formatDay } from '#shared/dates.ts'
import type { ObjectKind } from '../../objects.rules.ts'
import { TIMELINES, type TimelineLine } from '../contract.ts'
import { GROUP_WORDS, groupsOf, type TimelineGroup } from '../rules.ts'
import { TimelineEntry } from './timeline-entry.tsx'

type Props = { kind: ObjectKind; id: string }
const CHOICE =
  'min-h-9 rounded-full border border-edge px-3 text-sm hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent'

/** Everything that happened to a person or an object, the newest first, fifty lines at a time. */
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
      <h2 className="sr-only">Linha do tempo</h2>
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

function byDay(lines: readonly TimelineLine[]): [day: string, ofDay: TimelineLine[]][] {
  const days: [string, TimelineLine[]][] = []
  for (const line of lines) {
    const day = formatDay(line.at)
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(line)
    else days.push([day, [line]])
  }
  return days
}

/** Lines under the day on which they happened. */
const Days = ({ lines }: { lines: readonly TimelineLine[] }) => (
  <ol className="grid gap-3">
    {byDay(lines).map(([day, ofDay]) => (
      <li key={day} className="grid gap-1">
        <h3 className="font-sans font-semibold text-quiet text-sm">{day}</h3>
        <ol className="border-line border-t">
          {ofDay.map((line) => (
            <TimelineEntry key={line.key} line={line} />
          ))}
        </ol>
      </li>
    ))}
  </ol>
)
