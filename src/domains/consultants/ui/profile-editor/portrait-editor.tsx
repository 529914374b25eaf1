import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { PHOTO_TYPES } from '#shared/photo-type.ts'
import { getMyApplicationStatus } from '../../application-status/contract.ts'
import { type Crop, LEAST_SIDE, MOST_PIXELS, MOST_UPLOAD_BYTES } from '../../portraits/rules.ts'
import { getMyProfile, type OwnProfile } from '../../profile-changes/contract.ts'
import { centred, zoomed } from './crop.ts'
import { CropFrame } from './crop-frame.tsx'
import { sendUpload } from './send-upload.ts'

type Chosen = { file: File; url: string; width: number; height: number; crop: Crop }

/** The portrait, and how to change it: drop or choose a photo, crop it to the disc, send it. */
export function PortraitEditor({ profile }: { profile: OwnProfile }) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<string>()
  const client = useQueryClient()
  const url = chosen?.url
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const close = () => {
    setChosen(undefined)
    send.reset()
  }
  const send = useMutation({
    mutationFn: upload,
    onSuccess: (published) => {
      client.setQueryData([getMyProfile.path, {}], published)
      close()
      toast({ title: 'Foto publicada', description: 'Já está no cartão e no perfil.' })
      return client.invalidateQueries({ queryKey: [getMyApplicationStatus.path] })
    },
  })
  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!file) return
    const opened = await open(file)
    setFault(typeof opened === 'string' ? opened : undefined)
    if (typeof opened !== 'string') setChosen(opened)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    void choose(event.dataTransfer.files[0])
  }
  const zoom = (side: number) => chosen && setChosen({ ...chosen, crop: zoomed(chosen.crop, chosen, side) })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping; the button does the same
    <section
      aria-label="Foto"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md border border-edge border-dashed p-4"
    >
      <Avatar name={profile.name} imageUrl={profile.imageUrl} size="xl" className="max-sm:size-24" />
      <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-2">
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES.join()}
          hidden
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {profile.hasPhoto ? 'Trocar a foto' : 'Escolher uma foto'}
        </Button>
        <p className="text-quiet text-sm">Ou arraste-a para cá. JPEG, PNG ou WebP, de até 12 MB.</p>
        {fault && (
          <p role="alert" className="font-medium text-bad text-sm">
            {fault}
          </p>
        )}
      </div>
      <Dialog open={chosen !== undefined} onClose={close} title="Recortar a foto">
        {chosen && (
          <div className="grid gap-5">
            <CropFrame {...chosen} onChange={(crop) => setChosen({ ...chosen, crop })} />
            <label className="grid gap-1.5 font-medium text-sm">
              Aproximar
              <input
                type="range"
                min={0}
                max={100}
                value={Math.round((1 - chosen.crop.side) * 100)}
                onChange={({ target }) => zoom(1 - Number(target.value) / 100)}
                className="min-h-8 w-full accent-(--accent)"
              />
            </label>
            <p className="text-quiet text-sm">Arraste a foto, ou use as setas e as teclas + e −.</p>
            {send.isError && <ErrorState title="A foto não mudou">{errorMessage(send.error)}</ErrorState>}
            <div className="flex flex-wrap gap-3">
              <Button busy={send.isPending} busyWords="Enviando…" onClick={() => send.mutate(chosen)}>
                Usar esta foto
              </Button>
              <Button variant="quiet" onClick={close}>
                Cancelar
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </section>
  )
}

/** A file that the browser can show as a photo, or in words what is wrong with it, before anything is sent. */
async function open(file: File): Promise<Chosen | string> {
  if (file.size > MOST_UPLOAD_BYTES) return 'A foto passa de 12 MB. Escolha uma menor.'
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  const isShown = await image.decode().then(
    () => true,
    () => false,
  )
  const { naturalWidth: width, naturalHeight: height } = image
  const words = !isShown
    ? 'Este arquivo não é uma foto que se possa abrir: escolha uma em JPEG, PNG ou WebP.'
    : width * height > MOST_PIXELS
      ? 'A foto passa de 50 megapixels. Escolha uma menor.'
      : Math.min(width, height) < LEAST_SIDE
        ? 'A foto é pequena demais: precisa de ao menos 200 × 200 pixels.'
        : undefined
  if (!words) return { file, url, width, height, crop: centred({ width, height }) }
  URL.revokeObjectURL(url)
  return words
}

function upload({ file, crop: { left, top, side } }: Chosen): Promise<OwnProfile> {
  const query = new URLSearchParams({ left: String(left), top: String(top), side: String(side) })
  return sendUpload(`/api/consultants/me/portrait?${query}`, file)
}
