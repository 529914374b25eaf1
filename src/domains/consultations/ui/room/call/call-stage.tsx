import { type RefObject, useRef, useState } from 'react'
import { MicOff } from '#browser/icons/mic-off.ts'
import { Mic } from '#browser/icons/mic.ts'
import { PhoneOff } from '#browser/icons/phone-off.ts'
import { Settings2 } from '#browser/icons/settings-2.ts'
import { SwitchCamera } from '#browser/icons/switch-camera.ts'
import { VideoOff } from '#browser/icons/video-off.ts'
import { Video } from '#browser/icons/video.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import type { Consultation } from '../../../state/contract.ts'
import { counterpartOf } from '../../counterpart.ts'
import { EndDialog } from '../end-dialog.tsx'
import { endWord } from '../room-controls.tsx'
import { CallButton } from './call-button.tsx'
import { useCallKeys, useKeysSwitch } from './call-keys.ts'
import type { CallAction } from './call-texts.ts'
import type { CallSession } from './call-session.ts'
import type { CallView } from './call-view.ts'
import { DevicesDialog, WhatCountsDialog } from './call-dialogs.tsx'
import { ScreenButtons } from './screen-buttons.tsx'
import { StatusLine, TopLine } from './stage-lines.tsx'
import { Picture, Sound } from './tracks.tsx'
import { useCall } from './use-call.ts'

type Props = { consultation: Consultation }

/** The call in a room: the other one's picture or portrait, the own one, what goes on, and the buttons. */
export function CallStage({ consultation: c }: Props) {
  const { view, session } = useCall(c)
  const frame = useRef<HTMLElement>(null)
  return (
    <section ref={frame} aria-label="Chamada" className="relative h-full">
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
  const [isEnding, setEnding] = useState(false)
  const [isShown, setShown] = useState(false)
  const [isFloating, setFloating] = useState(false)
  const picture = useRef<HTMLVideoElement>(null)
  const isVideo = c.currentChannel === 'video'
  const call = () => session.current
  const act: Record<CallAction, () => void> = {
    retry: () => call()?.retry(),
    ask_back: () => call()?.askBack(),
    microphone: () => void call()?.restartMicrophone(),
    camera: () => void call()?.restartCamera(),
    camera_on: () => call()?.setCamera(true),
    camera_off: () => call()?.setCamera(false),
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
      <div
        className={classes('relative flex size-full flex-col overflow-hidden bg-sunken text-ink', isVideo && 'night')}
      >
        <Sound track={view.theirs.sound} name={counterpartOf(c).name} />
        {hasPicture && (
          <Picture
            element={picture}
            track={view.theirs.picture}
            label={`Vídeo de ${counterpartOf(c).name}`}
            onShown={setShown}
            onFloating={setFloating}
            className={classes('absolute inset-0 size-full object-contain', isFloating && 'opacity-0')}
          />
        )}
        {isShown && !isFloating && <VoiceFrame isHeard={view.isHeard} />}
        <TopLine consultation={c} view={view} onAsk={() => setReading(true)} />
        <div className="relative min-h-13 flex-1">
          {(!isShown || isFloating) && <StillPortrait consultation={c} view={view} isFloating={isFloating} />}
          {isShown && !isFloating && view.told?.isMuted && (
            <p className="absolute bottom-2 left-3 flex min-h-8 items-center gap-1.5 rounded-full bg-ground/80 px-3 text-sm">
              <MicOff className="size-4" aria-hidden="true" /> microfone desligado
            </p>
          )}
          {isVideo && view.camera === 'live' && (
            <Picture
              track={view.ownPicture}
              label="Seu vídeo"
              className={classes(
                'absolute right-3 bottom-2 aspect-video max-h-full w-24 max-w-[28%] rounded-md border border-edge bg-surface object-cover sm:w-32 lg:w-40',
                view.facing !== 'environment' && '-scale-x-100',
                VOICE,
                view.isSpeaking ? SPEAKS : 'shadow-lifted',
              )}
            />
          )}
        </div>
        <StatusLine consultation={c} view={view} act={act} />
        <div className="relative flex flex-wrap items-center justify-center gap-2 px-3 pt-1 pb-3">
          <CallButton
            label={view.isMuted ? 'Ligar microfone' : 'Desligar microfone'}
            shortcut={keys.isOn ? 'M' : undefined}
            isOff={view.isMuted}
            className={classes(VOICE, view.isSpeaking && view.camera !== 'live' && SPEAKS)}
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
          <ScreenButtons frame={frame} picture={picture} hasPicture={hasPicture} isFloating={isFloating} />
          <CallButton label="Escolher microfone, câmera e som" onClick={() => setPicking(true)}>
            <Settings2 />
          </CallButton>
          <CallButton
            label={endWord(c)}
            className="w-16 border-bad! bg-bad! text-on-bad!"
            onClick={() => setEnding(true)}
          >
            <PhoneOff />
          </CallButton>
        </div>
      </div>
      <DevicesDialog
        open={isPicking}
        hasCamera={isVideo}
        keys={keys}
        onClose={() => setPicking(false)}
        onChosen={(kind) => (kind === 'videoinput' ? call()?.restartCamera() : call()?.restartMicrophone())}
      />
      <EndDialog consultation={c} open={isEnding} onClose={() => setEnding(false)} />
      <WhatCountsDialog open={isReading} onClose={() => setReading(false)} />
    </>
  )
}

/** A thin ring round whoever speaks, with a gap: a sign beside the sound, which nobody needs to see. */
const VOICE = 'transition-shadow duration-200'
const SPEAKS = 'shadow-[0_0_0_2px_var(--sunken),0_0_0_4px_var(--metal)]'

/** The same along the edge of the stage, whose picture may have any shape. */
const VoiceFrame = ({ isHeard }: { isHeard: boolean }) => (
  <span
    aria-hidden="true"
    className={classes('absolute inset-0', VOICE, isHeard && 'shadow-[inset_0_0_0_2px_var(--metal)]')}
  />
)

/** Instead of a picture; the name, which the header has as well, only where there is room beside the own picture. */
function StillPortrait({
  consultation: c,
  view,
  isFloating,
}: {
  consultation: Consultation
  view: CallView
  isFloating: boolean
}) {
  const { name, imageUrl } = counterpartOf(c)
  const isMuted = view.told?.isMuted === true
  return (
    <div className="grid size-full place-content-center justify-items-center gap-2 text-center [container-type:size]">
      <div className="relative">
        <Avatar
          name={name}
          imageUrl={imageUrl}
          size="lg"
          className={classes(
            'lg:size-40 lg:text-5xl [@container(max-height:5.25rem)]:size-12! [@container(max-height:5.25rem)]:text-lg!',
            VOICE,
            view.isHeard && SPEAKS,
          )}
        />
        {isMuted && (
          <span className="absolute right-0 bottom-0 grid size-7 place-items-center rounded-full border border-line bg-surface lg:right-2 lg:bottom-2 lg:size-9">
            <MicOff className="size-4 lg:size-5" aria-hidden="true" />
            <span className="sr-only">microfone desligado</span>
          </span>
        )}
      </div>
      <p
        className={classes(
          'font-display text-lg lg:text-2xl [@container(max-height:7.5rem)]:hidden',
          c.currentChannel === 'video' && 'max-lg:hidden',
        )}
      >
        {name}
      </p>
      {isFloating && (
        <p className="text-sm max-sm:hidden [@container(max-height:7.5rem)]:hidden">
          O vídeo está na janela flutuante.
        </p>
      )}
    </div>
  )
}
