import { Suspense, useEffect, useState } from 'react'
import { lazyPart, quietly } from '#browser/late-code.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { whenIdle } from '#browser/when-idle.ts'
import { isCall } from '../../channels/rules.ts'
import { isOpen } from '../../state/rules.ts'
import { LiveRoom } from './live-room.tsx'
import type { RoomSlots } from './room-slots.ts'
import { isTakenOver } from './sync/room-state.ts'
import { useRoom } from './sync/use-room.ts'

const EndedConsultation = lazyPart(() => import('./ended-consultation.tsx'), 'EndedConsultation')
const PendingRequest = lazyPart(() => import('./pending-request.tsx'), 'PendingRequest')

/** One consultation. The key remounts it when the reader takes the seat back from another tab. */
export function RoomPage({ id, ...slots }: { id: string } & RoomSlots) {
  const [sitting, setSitting] = useState(0)
  return <RoomView key={sitting} id={id} {...slots} onUseHere={() => setSitting(sitting + 1)} />
}

type RoomViewProps = { id: string; onUseHere: () => void } & RoomSlots

/** The view for the present state of the consultation. */
function RoomView({ id, afterwards, openOrders, about, beside, topUp, onUseHere }: RoomViewProps) {
  const { room, isAbsent, failure, ...acts } = useRoom(id)
  // Brought before it is needed: a consultation may end because the network does.
  useEffect(() => whenIdle(() => void quietly(() => import('./ended-consultation.tsx'))), [])
  if (isAbsent) return <RoomNotFound />
  if (!room) return <OpeningRoom failure={failure} />
  if (isTakenOver(room)) return <TakenOver wasInCall={isCall(room.consultation.currentChannel)} onUseHere={onUseHere} />
  const { state } = room.consultation
  if (state === 'requested')
    return (
      <Suspense fallback={<OpeningRoom failure={undefined} />}>
        <PendingRequest consultation={room.consultation} about={about(room.consultation)} />
      </Suspense>
    )
  if (isOpen(state)) return <LiveRoom room={room} topUp={topUp} beside={beside} {...acts} />
  return (
    <Suspense fallback={<OpeningRoom failure={undefined} />}>
      <EndedConsultation
        room={room}
        outbox={acts.outbox}
        openOrders={room.consultation.you === 'client' && openOrders()}
        afterwards={state === 'ended' && afterwards(room.consultation)}
      />
    </Suspense>
  )
}

const RoomNotFound = () => (
  <div className="py-14">
    <h1 className="sr-only">Consulta</h1>
    <EmptyState
      title="Não encontramos esta consulta"
      action={<LinkButton href="/chat-room">Minhas conversas</LinkButton>}
    >
      <p>O endereço não existe ou a consulta não é sua. As suas estão em Minhas conversas.</p>
    </EmptyState>
  </div>
)

const OpeningRoom = ({ failure }: { failure: string | undefined }) => (
  <div className="grid gap-4 py-10">
    <h1 className="sr-only">Consulta</h1>
    {failure && (
      <ErrorState title="Ainda não conseguimos abrir a sala">
        <p>{failure} Continuamos tentando; enquanto isso, o relógio não anda.</p>
      </ErrorState>
    )}
    <div className="grid gap-4" role="status">
      <span className="sr-only">Abrindo a sala…</span>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  </div>
)

/** Shown when another tab or device of the same person has the seat; the button takes it back. */
const TakenOver = ({ wasInCall, onUseHere }: { wasInCall: boolean; onUseHere: () => void }) => (
  <div className="py-14">
    <h1 className="sr-only">Consulta</h1>
    <EmptyState title="Esta consulta está aberta em outra aba" action={<Button onClick={onUseHere}>Usar aqui</Button>}>
      <p>
        Ela continua lá, sem perder nada. O relógio conta uma vez só, onde você estiver usando.
        {wasInCall && ' Esta aba soltou o microfone e a câmera.'}
      </p>
    </EmptyState>
  </div>
)
