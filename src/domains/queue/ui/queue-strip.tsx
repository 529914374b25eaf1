import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { useFacts } from '#browser/use-facts.ts'
import { useRinging } from '#domains/consultations/ui/incoming-requests/bell.ts'
import type { Place } from '../contract.ts'
import { waitingPageTopic } from '../facts.ts'
import { LeaveButton } from './leave-button.tsx'
import { endWords, hourWords, placeWords } from './queue-words.ts'
import { useOwnPlace } from './use-own-place.ts'

const TurnDialog = lazyPart(() => import('./turn-dialog.tsx'), 'TurnDialog')

/**
 * On every page of a client: their place in a queue, the turn with its sound, and how it ended. While it is mounted the
 * place is kept.
 */
export function QueueStrip({ personId }: { personId: string }) {
  const place = useOwnPlace(personId)
  const isOpen = Boolean(place && !place.endedAt)
  useFacts(isOpen ? waitingPageTopic(personId) : undefined, () => {})
  useRinging(place?.state === 'offered')
  const [closed, setClosed] = useState<string>()
  const { pathname } = useLocation()
  if (!place || place.id === closed) return null
  const ownPage = `/chat/${place.consultant.id}`
  if (place.endedAt)
    return (
      <Strip label="Fila de espera">
        <span>{endWords(place)}</span>
        {pathname !== ownPage && (
          <a href={ownPage} className="font-semibold text-accent underline">
            Ver {place.consultant.name}
          </a>
        )}
        <Button variant="quiet" size="sm" onClick={() => setClosed(place.id)}>
          Entendi
        </Button>
      </Strip>
    )
  if (place.state === 'offered')
    return (
      <Suspense>
        <TurnDialog key={`${place.id} ${place.offeredAt?.getTime()}`} place={place} />
      </Suspense>
    )
  if (place.state !== 'waiting' || pathname.startsWith('/consultation/')) return null
  return (
    <Strip label="Fila de espera">
      <a href={ownPage} className="hover:underline">
        <Waiting place={place} />
      </a>
      <LeaveButton id={place.id} size="sm" words="Sair da fila" />
    </Strip>
  )
}

const Waiting = ({ place }: { place: Place }) => (
  <>
    <span className="font-semibold">
      {place.untilAt ? `${place.consultant.name} chama você` : `Você está na fila de ${place.consultant.name}`}
    </span>{' '}
    <span className="text-quiet tabular-nums">
      {place.untilAt
        ? `quando der, ${place.fromAt && place.fromAt > place.readAt ? `das ${hourWords(place.fromAt)} às` : 'até'} ${hourWords(place.untilAt)}`
        : placeWords(place)}
    </span>
  </>
)

const Strip = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside aria-label={label} className="border-metal border-b bg-metal-wash" data-print="no">
    <div
      role="status"
      className="page flex min-h-12 flex-wrap items-center justify-center gap-x-4 gap-y-1 py-1.5 text-center text-sm"
    >
      {children}
    </div>
  </aside>
)
