import { CircleHelp, Mic, MicOff, Settings2, SwitchCamera, Video, VideoOff } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import type { Consultation } from '../../../contract.ts'
import { readCallDevices } from '../../call-devices.ts'
import { counterpartOf } from '../../counterpart.ts'
import { CallButton } from './call-button.tsx'
import { useCallKeys, useKeysSwitch } from './call-keys.ts'
import { type CallAction, callStatus, priceNow, QUALITY_WORDS } from './call-texts.ts'
import type { CallSession, CallView } from './call-session.ts'
import { DevicesDialog, WhatCountsDialog } from './call-dialogs.tsx'
import { ScreenButtons } from './screen-buttons.tsx'
import { useCall } from './use-call.ts'

type Props = { consultation: Consultation }

/** The call in a room: the other one's picture or portrait, the own one, what goes on, and the buttons. */
export function CallStage({ consultation: c }: Props) {
  const { view, session } = useCall(c)
  const frame = useRef<HTMLElement>(null)
  return (
    <section
      ref={frame}
      aria-label="Chamada"
      className="relative flex h-[38svh] max-h-[calc(var(--viewport-height,100dvh)*0.45)] min-h-40 flex-col overflow-hidden border-line border-b bg-sunken lg:col-start-1 lg:row-span-3 lg:row-start-2 lg:h-auto lg:max-h-none lg:border-r lg:border-b-0"
    >
      {view && <Stage consultation={c} view={view} session={session} frame={frame} />}
    </section>
  )
}

type StageProps = Props & {
  view: CallView
  session: RefObject<CallSession | undefined>
  frame: RefObject<HTMLElement | null>
}

function Stage({ consultation: c, view, session, frame }: StageProps) {
  const [isPicking, setPicking] = useState(false)
  const [isReading, setReading] = useState(false)
  const picture = useRef<HTMLVideoElement>(null)
  const isVideo = c.currentChannel === 'video'
  const call = () => session.current
  const act: Record<CallAction, () => void> = {
    retry: () => call()?.retry(),
    ask_back: () => call()?.askBack(),
    microphone: () => void call()?.restartMicrophone(),
    camera: () => void call()?.restartCamera(),
    unmute: () => call()?.setMuted(false),
  }
  const toggleMicrophone = () => call()?.setMuted(!view.isMuted)
  const toggleCamera = () => call()?.setCamera(!view.isCameraOn)
  const keys = useKeysSwitch()
  useCallKeys({ m: toggleMicrophone, ...(isVideo && { v: toggleCamera }) }, keys.isOn)
  const hasPicture =
    isVideo && view.isFlowing && !view.isPictureLate && view.link === 'connected' && view.told?.isCameraOn === true
  return (
    <>
      <Sound track={view.theirs.sound} name={counterpartOf(c).name} />
      <TopLine consultation={c} view={view} />
      <div className="relative grid min-h-0 flex-1 place-items-center">
        {hasPicture ? (
          <Picture
            element={picture}
            track={view.theirs.picture}
            label={`Vídeo de ${counterpartOf(c).name}`}
            className="absolute inset-0 size-full object-contain"
          />
        ) : (
          <StillPortrait consultation={c} view={view} />
        )}
        {isVideo && view.camera === 'live' && (
          <Picture
            track={view.ownPicture}
            label="Seu vídeo"
            className={classes(
              'absolute right-3 bottom-3 aspect-video w-24 rounded-md border border-line bg-surface object-cover shadow-lifted sm:w-32 lg:w-40',
              view.facing !== 'environment' && '-scale-x-100',
            )}
          />
        )}
      </div>
      <StatusLine consultation={c} view={view} act={act} />
      <div className="flex flex-wrap items-center justify-center gap-2 px-3 pt-1 pb-3">
        <CallButton
          label={view.isMuted ? 'Ligar microfone' : 'Desligar microfone'}
          shortcut={keys.isOn ? 'M' : undefined}
          isOff={view.isMuted}
          onClick={toggleMicrophone}
        >
          {view.isMuted ? <MicOff /> : <Mic />}
        </CallButton>
        {isVideo && (
          <CallButton
            label={view.isCameraOn ? 'Desligar câmera' : 'Ligar câmera'}
            shortcut={keys.isOn ? 'V' : undefined}
            isOff={!view.isCameraOn}
            onClick={toggleCamera}
          >
            {view.isCameraOn ? <Video /> : <VideoOff />}
          </CallButton>
        )}
        {isVideo && view.camera === 'live' && (
          <CallButton label="Trocar de câmera" className="lg:hidden" onClick={() => void call()?.turnCamera()}>
            <SwitchCamera />
          </CallButton>
        )}
        <ScreenButtons frame={frame} picture={picture} hasPicture={hasPicture} />
        <CallButton label="Escolher microfone, câmera e som" onClick={() => setPicking(true)}>
          <Settings2 />
        </CallButton>
        <CallButton label="O que conta como tempo" onClick={() => setReading(true)}>
          <CircleHelp />
        </CallButton>
      </div>
      <DevicesDialog
        open={isPicking}
        hasCamera={isVideo}
        keys={keys}
        onClose={() => setPicking(false)}
        onChosen={(kind) => (kind === 'videoinput' ? call()?.restartCamera() : call()?.restartMicrophone())}
      />
      <WhatCountsDialog open={isReading} onClose={() => setReading(false)} />
    </>
  )
}

const QUALITY_BARS = { good: 3, fair: 2, bad: 1 } as const

/** What a minute costs now, and how good the connection is. */
function TopLine({ consultation: c, view }: { consultation: Consultation; view: CallView }) {
  const { channel, cents } = priceNow(c, view)
  return (
    <div className="flex items-center justify-between gap-3 px-3 pt-2 text-quiet text-sm md:px-4">
      <p data-testid="price-now">
        <Money amount={cents} className="font-semibold text-ink" />
        /min · {channel === 'video' ? 'vídeo' : 'voz'}
      </p>
      {view.quality && (
        <p className="flex items-center gap-2">
          <svg viewBox="0 0 14 12" aria-hidden="true" className="w-3.5 fill-current">
            {[0, 1, 2].map((bar) => (
              <rect
                key={bar}
                x={bar * 5}
                y={8 - bar * 4}
                width={4}
                height={4 + bar * 4}
                rx={1}
                opacity={bar < QUALITY_BARS[view.quality!] ? 1 : 0.25}
              />
            ))}
          </svg>
          {QUALITY_WORDS[view.quality]}
        </p>
      )}
    </div>
  )
}

function StillPortrait({ consultation: c, view }: { consultation: Consultation; view: CallView }) {
  const { name, imageUrl } = counterpartOf(c)
  return (
    <div className="grid justify-items-center gap-2 p-2 text-center">
      <Avatar name={name} imageUrl={imageUrl} size="lg" className="lg:size-40 lg:text-5xl" />
      <p className="font-display text-lg lg:text-2xl">{name}</p>
      {view.told?.isMuted && (
        <p className="flex items-center gap-1.5 text-quiet text-sm">
          <MicOff className="size-4" aria-hidden="true" /> microfone desligado
        </p>
      )}
    </div>
  )
}

function StatusLine({
  consultation,
  view,
  act,
}: {
  consultation: Consultation
  view: CallView
  act: Record<CallAction, () => void>
}) {
  const status = callStatus(consultation, view)
  return (
    <div role="status" className="min-h-10 px-3 py-1 text-sm">
      {status && (
        <div className="mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-1.5 rounded-md bg-surface px-3 py-1.5">
          {status.isMoving && <Spinner />}
          <p className="min-w-0">{status.words}</p>
          {status.action && (
            <Button size="sm" onClick={act[status.action.name]}>
              {status.action.words}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Shows a track; never with sound, which the other one's voice has an element of its own for. */
function Picture({
  track,
  label,
  className,
  element,
}: {
  track: MediaStreamTrack | undefined
  label: string
  className: string
  element?: RefObject<HTMLVideoElement | null>
}) {
  const own = useRef<HTMLVideoElement>(null)
  const video = element ?? own
  useEffect(() => {
    if (video.current) video.current.srcObject = track ? new MediaStream([track]) : null
  }, [track, video])
  return <video ref={video} aria-label={label} autoPlay playsInline muted className={className} />
}

/** The other one's voice. A browser that wants a press before it plays anything gets one. */
function Sound({ track, name }: { track: MediaStreamTrack | undefined; name: string }) {
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
