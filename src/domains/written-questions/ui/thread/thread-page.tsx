import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { browserApi, errorMessage, isMissing } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { AutomaticBadge } from '#domains/consultants/ui/automatic.tsx'
import { clientPath } from '#domains/consultations/ui/counterpart.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { Question } from '../../contract.ts'
import { listThreads, markThreadRead, type readThread } from '../../threads/contract.ts'
import { AskingEntry } from './asking-entry.tsx'
import { ThreadEntry } from './thread-entry.tsx'
import { useThread } from './use-threads.ts'

type Thread = OutputOf<typeof readThread>
type Props = {
  otherId: string
  personId: string
  /** Where the client writes the next question; orders are not known here. */
  composerOf: (to: Thread['other'] & { moved: () => void }) => ReactNode
  /** What else is said about an answer. */
  aboutAnswer?: ((question: Question) => ReactNode) | undefined
}

/** The correspondence with one person, from the oldest shown to the latest, and where the next thing is written. */
export function ThreadPage({ otherId, personId, composerOf, aboutAnswer }: Props) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, moved } = useThread(otherId, personId)
  const latest = data?.pages[0]
  useMarkRead(otherId, latest)
  const log = useLatestInView(latest !== undefined)
  if (!latest) return error ? <Missing error={error} onRetry={() => void refetch()} /> : <Waiting />
  const { you, other, isAutomatic, drafts } = latest
  const entries = data.pages.flatMap((page) => page.entries).toReversed()
  return (
    <>
      <PageHeading
        overline={
          <a href="/chat-room" className="hover:text-accent">
            Conversas
          </a>
        }
        title={
          <span className="flex flex-wrap items-center gap-3">
            <Avatar name={other.name} imageUrl={other.imageUrl} />
            {other.name}
          </span>
        }
        lead={
          you === 'client'
            ? 'Por escrito e sem pressa. Você só paga a resposta que chega no prazo.'
            : 'Por escrito e sem pressa. Cada resposta no prazo é paga.'
        }
        action={
          <LinkButton href={you === 'client' ? `/consultores/${other.id}` : clientPath(other.id)} variant="secondary">
            {you === 'client' ? 'Ver o perfil' : 'Anotações'}
          </LinkButton>
        }
      />
      {isAutomatic && <AutomaticBadge />}
      <div className="grid gap-8">
        {hasNextPage && (
          <Button
            variant="secondary"
            className="justify-self-center"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Mostrar anteriores
          </Button>
        )}
        <div ref={log} role="log" aria-label={`Correspondência com ${other.name}`} className="grid gap-8">
          {entries.map((entry) => (
            <ThreadEntry
              key={entry.id}
              entry={entry}
              you={you}
              name={other.name}
              onMoved={moved}
              aboutAnswer={aboutAnswer}
            />
          ))}
        </div>
        {entries.length === 0 && drafts.length === 0 && (
          <p className="measure text-quiet">
            {you === 'client'
              ? `Aqui ficam as suas perguntas a ${other.name}, as respostas e as consultas de vocês.`
              : `Aqui ficam as perguntas de ${other.name}, as suas respostas e as consultas de vocês.`}
          </p>
        )}
        {drafts.map((draft) => (
          <AskingEntry key={draft.id} question={draft} onMoved={moved} />
        ))}
        {you === 'client' && drafts.length === 0 && (
          <div id="perguntar" className="scroll-mt-24">
            {composerOf({ ...other, moved })}
          </div>
        )}
      </div>
    </>
  )
}

/** Whoever has the page before them has read it. */
function useMarkRead(otherId: string, latest: Thread | undefined) {
  const queries = useQueryClient()
  const until = latest?.isUnread ? latest.readAt : undefined
  useEffect(() => {
    if (!until) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      removeEventListener('visibilitychange', mark)
      void browserApi(markThreadRead, { id: otherId, until })
        .then(() => queries.invalidateQueries({ queryKey: [listThreads.path] }))
        // Nothing is lost: it counts as unread until the next time.
        .catch(() => {})
    }
    addEventListener('visibilitychange', mark)
    mark()
    return () => removeEventListener('visibilitychange', mark)
  }, [otherId, until, queries])
}

/** Opens at what an address names, else at what came last. */
function useLatestInView(isThere: boolean) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isThere) return
    const named = document.getElementById(location.hash.slice(1))
    const target = named ?? (log.current!.childElementCount > 1 ? log.current!.lastElementChild : null)
    target?.scrollIntoView({ block: 'start' })
  }, [isThere])
  return log
}

const Missing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  isMissing(error) ? (
    <ErrorState
      title="Não encontramos esta correspondência"
      action={<LinkButton href="/chat-room">Ver as conversas</LinkButton>}
    >
      Confira o endereço ou se você entrou com a conta certa.
    </ErrorState>
  ) : (
    <ErrorState onRetry={onRetry}>{errorMessage(error)}</ErrorState>
  )

const Waiting = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Carregando a correspondência…</span>
    <Skeleton className="h-14 w-72 max-w-full" />
    <Skeleton className="h-60" />
    <Skeleton className="h-40" />
  </div>
)
