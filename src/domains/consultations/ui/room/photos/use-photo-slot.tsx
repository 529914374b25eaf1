import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Image } from '#browser/icons/image.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { PHOTO_TYPES } from '#shared/photo-type.ts'

const PhotoTray = lazyPart(() => import('./photo-tray.tsx'), 'PhotoTray')

/** A button that chooses a photo, and the tray in which it is looked at, described and sent; its code comes then. */
export function usePhotoSlot(roomId: string, onDone: () => void): { button: ReactNode; tray: ReactNode } {
  const [chosen, setChosen] = useState<{ id: string; file: File }>()
  const input = useRef<HTMLInputElement>(null)
  const close = () => {
    setChosen(undefined)
    onDone()
  }
  const button = (
    <>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join()}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same one may be chosen again.
          target.value = ''
          if (file) setChosen({ id: crypto.randomUUID(), file })
        }}
      />
      <IconButton label="Enviar uma foto" className="max-[22rem]:size-9" onClick={() => input.current?.click()}>
        <Image strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </>
  )
  const tray = chosen && (
    <Suspense>
      <PhotoTray key={chosen.id} roomId={roomId} {...chosen} onClose={close} />
    </Suspense>
  )
  return { button, tray }
}
