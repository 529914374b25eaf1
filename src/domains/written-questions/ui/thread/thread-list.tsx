import { errorMessage } from '#browser/api.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { LoadMore } from '#domains/consultations/ui/my-consultations/load-more.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Thread } from '../../threads/contract.ts'
import { threadPath } from '../../thread-path.rules.ts'
import { questionStateLabel } from '../question-state-label.ts'
import { useThreads } from './use-threads.ts'

/** The reader's correspondences, the latest first. Renders nothing when there are none. */
export function ThreadList({ personId, most }: { personId: string; most?: number }) {
  const query = useThreads(personId)
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? []
  if (threads.length === 0) return null
  return (
    <DashboardSection id="por-escrito" title="Por escrito">
      <ol className="border-line border-t">
        {threads.slice(0, most).map((thread) => (
          <ThreadRow key={thread.other.id} thread={thread} />
        ))}
      </ol>
      <LoadMore query={query} shown={threads.length} most={most} words="Ver toda a correspondência" />
    </DashboardSection>
  )
}

/** One correspondence: with whom, how far it is, and how the latest text begins. */
function ThreadRow({ thread: { you, other, at, isUnread, by, words, state, isOnHold } }: { thread: Thread }) {
  const label = state && questionStateLabel({ state, you, isOnHold })
  return (
    <li className="relative flex items-start gap-4 border-line border-b py-4">
      <Avatar name={other.name} imageUrl={other.imageUrl} size="sm" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <a
            href={threadPath(other.id)}
            className="font-semibold after:absolute after:inset-0 hover:text-accent hover:underline"
          >
            {other.name}
          </a>
          {isUnread && <Badge tone="accent">Nova</Badge>}
          {label && <Badge tone={label.tone}>{label.words}</Badge>}
        </p>
        <p className={isUnread ? 'truncate font-medium text-sm' : 'truncate text-quiet text-sm'}>
          {by === you && 'Você: '}
          {words}
        </p>
        <time dateTime={at.toISOString()} className="text-quiet text-xs tabular-nums">
          {formatDayAndTime(at)}
        </time>
      </div>
    </li>
  )
}
