import { Button } from '#browser/kit/buttons/button.tsx'
import { errorMessage } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { CasePanel } from './case-panel.tsx'
import { keyOfCase, useQueueAddress } from './queue-address.ts'
import { QueueKeys } from './queue-keys.tsx'
import { QueueRow } from './queue-row.tsx'
import { useMinute } from './use-minute.ts'
import { useNextAfterDecision } from './use-next-after-decision.ts'
import { useQueue } from './use-queue.ts'

/** The list at the left, by deadline, and the open case beside it; in a narrow window one of the two. */
export function WaitingCases({ memberId }: { memberId: string }) {
  const { address, go, hrefTo } = useQueueAddress()
  const query = useQueue(address)
  const now = useMinute()
  const cases = query.data?.pages.flatMap((page) => page.cases)
  const at = cases?.findIndex((one) => keyOfCase(one) === address.open) ?? -1
  useNextAfterDecision(cases, address.open, (open) => go({ open }, true))
  if (query.isPending) return <Skeleton className="h-96 w-full" />
  if (!cases) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  return (
    <div className="lg:grid lg:grid-cols-[minmax(19rem,24rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <QueueKeys cases={cases} memberId={memberId} />
      <div className={classes(address.open && 'max-lg:hidden')}>
        {cases.length === 0 ? (
          <Nothing view={address.view} isFiltered={address.isMine || address.kind !== undefined} />
        ) : (
          <ol aria-label="Casos por prazo" className="divide-y divide-line border-line border-y">
            {cases.map((one) => (
              <QueueRow
                key={keyOfCase(one)}
                one={one}
                now={now}
                href={hrefTo({ open: keyOfCase(one) })}
                isOpen={keyOfCase(one) === address.open}
                isMine={one.takenBy?.id === memberId}
              />
            ))}
          </ol>
        )}
        {query.hasNextPage && (
          <Button
            variant="quiet"
            size="sm"
            busy={query.isFetchingNextPage}
            busyWords="Buscando…"
            onClick={() => void query.fetchNextPage()}
            className="mt-3"
          >
            Mostrar mais
          </Button>
        )}
      </div>
      <CasePanel
        open={address.open}
        one={cases[at]}
        before={cases[at - 1]}
        after={at < 0 ? cases[0] : cases[at + 1]}
        memberId={memberId}
      />
    </div>
  )
}

const Nothing = ({ view, isFiltered }: { view: string; isFiltered: boolean }) => (
  <EmptyState title={view === 'snoozed' ? 'Nada descansa' : isFiltered ? 'Nada com este filtro' : 'Tudo decidido'}>
    {view === 'snoozed'
      ? 'O que for adiado fica aqui até a hora combinada.'
      : 'O que chegar aparece aqui sozinho, o mais urgente primeiro.'}
  </EmptyState>
)
