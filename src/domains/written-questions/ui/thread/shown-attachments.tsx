import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { VoicePlayer } from '#domains/consultants/ui/voice-player.tsx'
import { useShownBytes } from '#domains/consultations/ui/room/photos/use-shown-bytes.ts'
import type { Attachment } from '../../attachments/contract.ts'
import { readBytes } from './attachment-bytes.ts'

type Props = {
  questionId: string
  /** Those of one side. */
  attachments: readonly Attachment[]
  /** Whose they are: "você" or a name. */
  author: string
}

/** Pictures and voices that went with a question or an answer. Renders nothing when there are none. */
export const ShownAttachments = ({ questionId, attachments, author }: Props) =>
  attachments.length > 0 && (
    <div className="grid justify-items-start gap-4">
      {attachments.map((one) =>
        one.kind === 'picture' ? (
          <Picture key={one.id} questionId={questionId} picture={one} words={`Foto enviada por ${author}`} />
        ) : (
          <Voice key={one.id} questionId={questionId} voice={one} label={`A voz de ${author}`} />
        ),
      )}
    </div>
  )

const useBytes = (questionId: string, id: string, enabled = true) =>
  useQuery({
    queryKey: ['attachment', questionId, id],
    queryFn: () => readBytes(questionId, id),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })

/** A picture, at its size from the beginning; a press shows it larger. */
function Picture({ questionId, picture, words }: { questionId: string; picture: Attachment; words: string }) {
  const { data, isError, refetch } = useBytes(questionId, picture.id)
  const shown = useShownBytes(data)
  const [isLarge, setLarge] = useState(false)
  const [width, height] = [picture.width ?? 1, picture.height ?? 1]
  if (isError) return <NotOpened words={`${words}. Ela não abriu.`} onRetry={() => void refetch()} />
  return (
    <>
      <button
        type="button"
        aria-label={`${words}. Abrir maior`}
        onClick={() => setLarge(true)}
        className="block max-w-full overflow-hidden rounded-md border border-line bg-sunken"
        style={{ aspectRatio: `${width} / ${height}`, width: `${Math.min(20, (22 * width) / height)}rem` }}
      >
        {data && <img ref={shown} alt={words} width={width} height={height} className="size-full object-cover" />}
      </button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={words} wide>
        {data && (
          <img
            ref={shown}
            alt={words}
            width={width}
            height={height}
            className="mx-auto max-h-[78dvh] w-auto max-w-full object-contain"
          />
        )}
      </Dialog>
    </>
  )
}

/** A voice, which is fetched when somebody wants to hear it. */
function Voice({ questionId, voice, label }: { questionId: string; voice: Attachment; label: string }) {
  const [isWanted, setWanted] = useState(false)
  const { data, isError, refetch } = useBytes(questionId, voice.id, isWanted)
  const url = useAddressOf(data)
  const seconds = Math.round((voice.durationMs ?? 0) / 1_000)
  if (isError) return <NotOpened words={`${label}: a gravação não carregou.`} onRetry={() => void refetch()} />
  if (url) return <VoicePlayer url={url} seconds={seconds} label={label} isTitled />
  return (
    <Button variant="secondary" busy={isWanted} busyWords="Carregando a voz…" onClick={() => setWanted(true)}>
      {label}: ouvir {seconds} segundos
    </Button>
  )
}

/** An address that only this page has, and only so long as it is shown. */
export function useAddressOf(bytes: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  return url
}

const NotOpened = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <p className="text-sm">
    {words}{' '}
    <button type="button" className="min-h-6 font-semibold text-accent underline underline-offset-2" onClick={onRetry}>
      tentar de novo
    </button>
  </p>
)
