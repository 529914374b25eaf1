import { useSession } from '#domains/accounts/ui/session.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { mayDecide, QUEUE_KIND_NAMES, QUEUE_KINDS, type QueueKind } from '../kinds.rules.ts'
import type { QueueState } from '../rules.ts'
import { useQueueAddress } from './queue-address.ts'
import { useQueueCounts } from './use-queue.ts'

const VIEWS: readonly (readonly [QueueState, string])[] = [
  ['waiting', 'A decidir'],
  ['snoozed', 'Adiados'],
  ['decided', 'Decididos'],
]
const TAB =
  'inline-flex min-h-10 items-center gap-1.5 border-b-2 px-1 text-sm focus-visible:-outline-offset-2 lg:min-h-9'

/** What is shown of the queue: its three views, one kind, only what one has. All of it stands in the address. */
export function QueueFilters() {
  const { address, go, hrefTo } = useQueueAddress()
  const { data: counts = [] } = useQueueCounts()
  const { user } = useSession()
  const mine = QUEUE_KIND_NAMES.filter((kind) => mayDecide(kind, user?.capabilities ?? []))
  const sum = (of: 'waiting' | 'snoozed') => counts.reduce((all, one) => all + one[of], 0)
  const countOf = { waiting: sum('waiting'), snoozed: sum('snoozed'), decided: 0 }
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b">
      <nav aria-label="A fila" className="flex flex-wrap gap-x-5">
        {VIEWS.map(([view, words]) => (
          <a
            key={view}
            href={hrefTo({ view, open: undefined })}
            aria-current={view === address.view ? 'page' : undefined}
            className={classes(
              TAB,
              view === address.view
                ? 'border-metal font-semibold text-ink'
                : 'border-transparent text-quiet hover:text-ink',
            )}
          >
            {words}
            {countOf[view] > 0 && <span className="font-normal text-quiet tabular-nums">{countOf[view]}</span>}
          </a>
        ))}
      </nav>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1 text-sm">
        {address.view !== 'decided' && (
          <label className="flex min-h-10 items-center gap-2 lg:min-h-8">
            <input
              type="checkbox"
              checked={address.isMine}
              onChange={(event) => go({ isMine: event.target.checked, open: undefined })}
              className="size-4 accent-accent"
            />
            Só os meus
          </label>
        )}
        <select
          aria-label="Tipo de caso"
          value={address.kind ?? ''}
          onChange={(event) =>
            go({ kind: (event.target.value || undefined) as QueueKind | undefined, open: undefined })
          }
          className="min-h-10 w-44 max-w-full rounded-md border border-edge bg-surface px-2 text-base lg:min-h-8 lg:text-sm"
        >
          <option value="">Todos os tipos</option>
          {mine.map((kind) => (
            <option key={kind} value={kind}>
              {QUEUE_KINDS[kind].all}
              {countWords(counts.find((one) => one.kind === kind)?.waiting)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

const countWords = (count: number | undefined) => (count ? ` (${count})` : '')
