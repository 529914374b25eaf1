import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import type { SentPhoto as Photo } from '../../../room/contract.ts'
import { readPhoto } from './photo-bytes.ts'
import { useShownBytes } from './use-shown-bytes.ts'

type Props = {
  roomId: string
  photo: Photo
  /** What is said of it to whoever does not see it. */
  words: string
}

/** A photo in the conversation, at its size from the beginning; a press shows it larger. */
export function SentPhoto({ roomId, photo, words }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['photo', roomId, photo.id],
    queryFn: () => readPhoto(roomId, photo.id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const shown = useShownBytes(data)
  const [isLarge, setLarge] = useState(false)
  const size = { width: photo.width, height: photo.height }
  return (
    <figure
      className="grid max-w-full gap-1.5"
      style={{ width: `${Math.min(16, (20 * photo.width) / photo.height)}rem` }}
    >
      {isError ? (
        <p className="text-sm">
          {words}. A foto não abriu.{' '}
          <button
            type="button"
            className="min-h-6 font-semibold text-accent underline underline-offset-2"
            onClick={() => void refetch()}
          >
            tentar de novo
          </button>
        </p>
      ) : (
        <button
          type="button"
          aria-label={`${words}. Abrir maior`}
          onClick={() => setLarge(true)}
          className="block w-full overflow-hidden rounded-md bg-sunken"
          style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
        >
          {data && <img ref={shown} alt={words} {...size} className="size-full object-cover" />}
        </button>
      )}
      {photo.description && <figcaption className="text-sm [overflow-wrap:anywhere]">{photo.description}</figcaption>}
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={photo.description || 'Foto'} wide>
        {data && (
          <img ref={shown} alt={words} {...size} className="mx-auto max-h-[78dvh] w-auto max-w-full object-contain" />
        )}
      </Dialog>
    </figure>
  )
}
