import { type RefObject, useEffect, useState } from 'react'
import { Maximize } from '#browser/icons/maximize.ts'
import { Minimize } from '#browser/icons/minimize.ts'
import { PictureInPicture2 } from '#browser/icons/picture-in-picture-2.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { CallButton } from './call-button.tsx'

type Props = {
  frame: RefObject<HTMLElement | null>
  picture: RefObject<HTMLVideoElement | null>
  hasPicture: boolean
  isFloating: boolean
}

const refused = () => void toast({ title: 'O navegador não deixou', description: 'Tente de novo com outro toque.' })

/** Full screen, and the other one's picture in a window of its own, where the browser can do that. */
export function ScreenButtons({ frame, picture, hasPicture, isFloating }: Props) {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const follow = () => setWhole(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggleWhole = () => {
    const done = isWhole ? document.exitFullscreen() : frame.current?.requestFullscreen()
    done?.catch(refused)
  }
  const toggleFloating = () => {
    const done = document.pictureInPictureElement
      ? (document as Partial<Document>).exitPictureInPicture?.()
      : picture.current?.requestPictureInPicture()
    done?.then(undefined, refused)
  }
  if (!hasPicture) return null
  return (
    <>
      {document.fullscreenEnabled && (
        <CallButton label={isWhole ? 'Sair da tela cheia' : 'Tela cheia'} onClick={toggleWhole}>
          {isWhole ? <Minimize /> : <Maximize />}
        </CallButton>
      )}
      {document.pictureInPictureEnabled && (
        <CallButton
          label={isFloating ? 'Trazer o vídeo de volta' : 'Vídeo em janela flutuante'}
          className={isFloating ? '' : 'max-sm:hidden lying:hidden'}
          onClick={toggleFloating}
        >
          <PictureInPicture2 />
        </CallButton>
      )}
    </>
  )
}
