import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { formatTime } from '#shared/dates.ts'
import type { RoomEvent } from '../../../room/contract.ts'

const SentPhoto = lazyPart(() => import('./sent-photo.tsx'), 'SentPhoto')

/** What a message shows: its words, or a photo, whose code comes with the first one. */
export function SaidOrShown({ roomId, event, author }: { roomId: string; event: RoomEvent; author: string }) {
  const { photo } = event.fact
  if (event.type !== 'photo') return <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{event.body}</p>
  if (!photo) return <p className="text-quiet text-sm italic">Foto retirada, ou apagada com a conta de quem enviou</p>
  const words = photo.description || `Foto enviada por ${author === 'Você' ? 'você' : author}, ${formatTime(event.at)}`
  return (
    <Suspense
      fallback={<div className="w-64 max-w-full" style={{ aspectRatio: `${photo.width} / ${photo.height}` }} />}
    >
      <SentPhoto roomId={roomId} photo={photo} words={words} />
    </Suspense>
  )
}
