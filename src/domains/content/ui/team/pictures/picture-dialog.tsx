import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { apiQuery } from '#browser/query.ts'
import { PHOTO_TYPES } from '#shared/photo-type.ts'
import { listPictures } from '../../../pictures/contract.ts'
import { MOST_ALT, pictureUrl } from '../../../pictures/rules.ts'
import { sendPicture } from './send-picture.ts'

export type Picked = { name: string; alt: string }
type Props = {
  open: boolean
  onClose: () => void
  onPick: (picture: Picked) => void
  /** Where else than with the texts' own it is sent; those are not offered then. */
  uploadPath?: string
}

/** A new picture with what it shows, or one that is here already. */
export const PictureDialog = ({ open, onClose, onPick, uploadPath }: Props) => (
  <Dialog open={open} onClose={onClose} title="Imagem" wide>
    <Upload onPick={onPick} uploadPath={uploadPath} />
    {!uploadPath && <Recent onPick={onPick} />}
  </Dialog>
)

function Upload({ onPick, uploadPath }: Pick<Props, 'onPick'> & { uploadPath: string | undefined }) {
  const [alt, setAlt] = useState('')
  const [fault, setFault] = useState<{ alt?: string; file?: string }>({})
  const input = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const send = useMutation({
    mutationFn: (file: File) => sendPicture(file, alt.trim(), uploadPath),
    onSuccess: ({ name }) => {
      onPick({ name, alt: alt.trim() })
      return client.invalidateQueries({ queryKey: [listPictures.path] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const file = input.current?.files?.[0]
    setFault({
      ...(!alt.trim() && { alt: 'Diga o que a imagem mostra, para quem não a vê.' }),
      ...(!file && { file: 'Escolha um arquivo.' }),
    })
    if (alt.trim() && file) send.mutate(file)
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      <Field
        label="O que a imagem mostra"
        hint="Quem não vê a imagem ouve estas palavras. Ex.: A lua cheia sobre o mar, à noite."
        maxLength={MOST_ALT}
        value={alt}
        error={fault.alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <Field
        ref={input}
        label="Arquivo"
        type="file"
        accept={PHOTO_TYPES.join()}
        hint="JPEG, PNG ou WebP, de até 12 MB e ao menos 320 pixels de cada lado. O lugar e a câmera não são guardados."
        error={fault.file}
      />
      {send.isError && <ErrorState>{errorMessage(send.error)}</ErrorState>}
      <Button type="submit" busy={send.isPending} busyWords="Enviando…" className="justify-self-start">
        Enviar e usar
      </Button>
    </form>
  )
}

function Recent({ onPick }: Pick<Props, 'onPick'>) {
  const { data } = useQuery({ ...apiQuery(listPictures, {}), staleTime: 0 })
  if (!data || data.pictures.length === 0) return null
  return (
    <section aria-labelledby="ja-enviadas" className="grid gap-2">
      <h3 id="ja-enviadas" className="font-medium text-sm">
        Já enviadas
      </h3>
      <ul className="grid max-h-80 grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-4">
        {data.pictures.map(({ name, alt }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick({ name, alt })}
              className="block w-full rounded-md border border-edge hover:border-accent"
            >
              <img
                src={pictureUrl(name, 480)}
                alt={alt}
                loading="lazy"
                className="aspect-3/2 w-full rounded-md object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
