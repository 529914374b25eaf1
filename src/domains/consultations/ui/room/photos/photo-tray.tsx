import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { X } from '#browser/icons/x.ts'
import { keyOf } from '#browser/key-of.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Refusal } from '#shared/refusal.ts'
import { sendPhoto } from '../../../photos/contract.ts'
import { MOST_DESCRIPTION_CHARACTERS, MOST_UPLOAD_BYTES, refuse } from '../../../photos/rules.ts'
import { uploadPhoto } from './photo-bytes.ts'
import { useShownBytes } from './use-shown-bytes.ts'

const LOST = 'A foto não saiu. Confira a conexão e tente de novo: o que você escreveu continua aqui.'

type Props = { roomId: string; id: string; file: File; onClose: () => void }

/**
 * A chosen photo before it is sent. It is on its way while its sender says what it shows; what fails is said, and what
 * was typed, here and in the message below, stays.
 */
export function PhotoTray({ roomId, id, file, onClose }: Props) {
  const [description, setDescription] = useState('')
  const tray = useRef<HTMLDivElement>(null)
  const upload = useMutation({
    mutationFn: async () => {
      if (file.size > MOST_UPLOAD_BYTES) throw refuse('too_large')
      await uploadPhoto(roomId, id, file)
    },
  })
  const sending = useMutation({
    mutationFn: async () => {
      if (!upload.isSuccess) await upload.mutateAsync()
      await browserApi(sendPhoto, { id: roomId, photoId: id, description: description.trim() })
    },
    onSuccess: onClose,
  })
  const begin = upload.mutate
  useEffect(() => {
    begin()
    tray.current?.querySelector('input')?.focus()
  }, [begin])
  const fault = sending.error ?? upload.error
  const isUploading = upload.isPending && !sending.isPending
  const send = () => !sending.isPending && !isUploading && sending.mutate()
  return (
    <div
      ref={tray}
      role="group"
      aria-label="Foto para enviar"
      className="mx-auto mb-2 grid max-w-3xl gap-2 rounded-lg border border-line bg-ground p-3"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3">
        <Preview file={file} />
        <Field
          label="O que aparece na foto"
          optional
          hint="Para quem não pode vê-la."
          value={description}
          maxLength={MOST_DESCRIPTION_CHARACTERS}
          autoComplete="off"
          onChange={(event) => setDescription(event.target.value)}
          onKeyDown={(event) => {
            if (keyOf(event) === 'Escape') onClose()
            if (keyOf(event) !== 'Enter') return
            event.preventDefault()
            send()
          }}
        />
        <IconButton label="Não enviar esta foto" onClick={onClose} className="-mt-1 -mr-1 size-10">
          <X strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      {fault && (
        <p role="alert" className="font-medium text-bad text-sm">
          {fault instanceof Refusal ? fault.message : errorMessage(fault, LOST)}
        </p>
      )}
      <div className="flex justify-end">
        <Button
          size="sm"
          busy={isUploading || sending.isPending}
          busyWords={isUploading ? 'Preparando…' : 'Enviando…'}
          onClick={send}
        >
          {fault ? 'Tentar de novo' : 'Enviar a foto'}
        </Button>
      </div>
    </div>
  )
}

/** What was chosen, as this browser shows it; a file that is none leaves an empty frame. */
const Preview = ({ file }: { file: File }) => (
  <img
    ref={useShownBytes(file)}
    alt=""
    className="size-16 rounded-md border border-line bg-sunken object-cover max-[22rem]:size-12"
  />
)
