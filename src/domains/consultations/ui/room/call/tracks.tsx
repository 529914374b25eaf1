import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { readCallDevices } from '../../call-devices.ts'

/** Shows a track; never with sound, which the other one's voice has an element of its own for. */
export function Picture({
  track,
  label,
  className,
  element,
  onShown,
  onFloating,
}: {
  track: MediaStreamTrack | undefined
  label: string
  className: string
  element?: RefObject<HTMLVideoElement | null>
  /** Whether there is anything to see yet. */
  onShown?: (isShown: boolean) => void
  /** Whether it is in a window of its own. */
  onFloating?: (isFloating: boolean) => void
}) {
  const own = useRef<HTMLVideoElement>(null)
  const video = element ?? own
  useEffect(() => {
    if (video.current) video.current.srcObject = track ? new MediaStream([track]) : null
  }, [track, video])
  useEffect(() => () => onShown?.(false), [onShown])
  useEffect(() => {
    const shown = video.current
    if (!shown || !onFloating) return
    const events = ['enterpictureinpicture', 'leavepictureinpicture'] as const
    const tell = ({ type }: Event) => onFloating(type === events[0])
    for (const event of events) shown.addEventListener(event, tell)
    return () => {
      for (const event of events) shown.removeEventListener(event, tell)
      onFloating(false)
    }
  }, [video, onFloating])
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted
      className={className}
      onLoadedData={() => onShown?.(true)}
    />
  )
}

/** The other one's voice. A browser that wants a press before it plays anything gets one. */
export function Sound({ track, name }: { track: MediaStreamTrack | undefined; name: string }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isBlocked, setBlocked] = useState(false)
  const play = useCallback(() => {
    void audio.current?.play().then(
      () => setBlocked(false),
      (error: unknown) => setBlocked(error instanceof Error && error.name === 'NotAllowedError'),
    )
  }, [])
  useEffect(() => {
    const element = audio.current
    if (!element || !track) return
    element.srcObject = new MediaStream([track])
    const { loudspeaker } = readCallDevices()
    // A loudspeaker that is gone: the usual one is used.
    if (loudspeaker && 'setSinkId' in element) void element.setSinkId(loudspeaker).catch(() => undefined)
    play()
  }, [track, play])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody speaks at this moment */}
      <audio ref={audio} data-call-sound="" />
      {isBlocked && (
        <Button size="sm" className="absolute inset-x-0 top-12 z-10 mx-auto w-fit" onClick={play}>
          Ouvir {name}
        </Button>
      )}
    </>
  )
}
