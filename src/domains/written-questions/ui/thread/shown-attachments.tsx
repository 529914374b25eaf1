import { useMutation, useQuery } from '@tanstack/react-query'
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

/** A picture, at its size from the beginning; a press shows it larger. */
function Picture({ questionId, picture, words }: { questionId: string; picture: Attachment; words: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['attachment', questionId, picture.id],
    queryFn: () => readBytes(questionId, picture.id),
    staleTime: Number.POSITIVE_INFINITY,
  })
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
  const [url, setUrl] = useState<string>()
  // An address that only this page has, and only so long as it is shown.
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => readBytes(questionId, voice.id),
    onSuccess: (bytes) => setUrl(URL.createObjectURL(bytes)),
  })
  const seconds = Math.round((voice.durationMs ?? 0) / 1_000)
  if (url) return <VoicePlayer url={url} seconds={seconds} label={label} isTitled />
  if (isError) return <NotOpened words={`${label}: a gravação não carregou.`} onRetry={() => mutate()} />
  return (
    <Button variant="secondary" busy={isPending} busyWords="Carregando a voz…" onClick={() => mutate()}>
      {label}: ouvir {seconds} segundos
    </Button>
  )
}

const NotOpened = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <p className="text-sm">
    {words}{' '}
    <button type="button" className="min-h-6 font-semibold text-accent underline underline-offset-2" onClick={onRetry}>
      tentar de novo
    </button>
  </p>
)
