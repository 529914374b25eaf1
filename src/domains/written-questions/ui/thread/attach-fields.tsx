import { useRef } from 'react'
import { Image } from '#browser/icons/image.ts'
import { Mic } from '#browser/icons/mic.ts'
import { X } from '#browser/icons/x.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import { RunningRecording } from '#domains/consultants/ui/profile-editor/running-recording.tsx'
import { canRecord, useRecorder } from '#domains/consultants/ui/profile-editor/use-recorder.ts'
import { VoicePlayer } from '#domains/consultants/ui/voice-player.tsx'
import { useShownBytes } from '#domains/consultations/ui/room/photos/use-shown-bytes.ts'
import { PHOTO_TYPES } from '#shared/photo-type.ts'
import { type AttachmentKind, MOST_VOICE_SECONDS } from '../../attachments/rules.ts'
import type { Attached, Attaching } from './use-attaching.ts'

/** HEIC is chosen, too, so that it is answered in words instead of being grey in the list. */
const ACCEPTED: Record<AttachmentKind, string> = {
  picture: [...PHOTO_TYPES, 'image/heic', 'image/heif'].join(),
  voice: 'audio/*,.mp3,.m4a,.ogg,.opus,.webm',
}

/** One picture and one voice to go with a text: chosen or recorded, looked at and listened to, taken back. */
export function AttachFields({ attaching, hint }: { attaching: Attaching; hint?: string }) {
  const recorder = useRecorder(MOST_VOICE_SECONDS)
  const { state } = recorder
  const take = () => {
    if (state.phase !== 'recorded') return
    attaching.attach('voice', state.recording.file, state.recording.seconds)
    recorder.reset()
  }
  return (
    <div role="group" aria-label="Anexos" className="grid w-full justify-items-start gap-3">
      {attaching.attached.map((one) => (
        <AttachedLine key={one.id} one={one} attaching={attaching} />
      ))}
      {state.phase === 'recording' && (
        <RunningRecording
          state={state}
          mostSeconds={MOST_VOICE_SECONDS}
          onStop={recorder.stop}
          onCancel={recorder.cancel}
        />
      )}
      {state.phase === 'recorded' && (
        <>
          <VoicePlayer key={state.recording.url} {...state.recording} label="A sua gravação" />
          {state.recording.warning && (
            <p role="alert" className="measure font-medium text-sm text-warn">
              {state.recording.warning}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={take}>
              Anexar esta voz
            </Button>
            <Button size="sm" variant="quiet" onClick={() => recorder.reset()}>
              Descartar
            </Button>
          </div>
        </>
      )}
      {(state.phase === 'idle' || state.phase === 'asking') && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Chooser kind="picture" onChosen={(file) => attaching.attach('picture', file)} />
          {canRecord() && (
            <Button
              size="sm"
              variant="quiet"
              busy={state.phase === 'asking'}
              busyWords="Permita o microfone…"
              onClick={() => void recorder.start()}
            >
              <Mic aria-hidden="true" className="size-4" />
              Gravar voz
            </Button>
          )}
          <Chooser kind="voice" onChosen={(file) => attaching.attach('voice', file)} />
        </div>
      )}
      {state.phase === 'idle' && state.fault && (
        <p role="alert" className="measure font-medium text-bad text-sm">
          {state.fault}
        </p>
      )}
      {hint && <p className="measure text-quiet text-sm">{hint}</p>}
    </div>
  )
}

function Chooser({ kind, onChosen }: { kind: AttachmentKind; onChosen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED[kind]}
        hidden
        data-attach={kind}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same one may be chosen again.
          target.value = ''
          if (file) onChosen(file)
        }}
      />
      <Button size="sm" variant="quiet" onClick={() => input.current?.click()}>
        {kind === 'picture' && <Image aria-hidden="true" className="size-4" />}
        {kind === 'picture' ? 'Anexar uma foto' : 'Anexar um áudio'}
      </Button>
    </>
  )
}

/** What was chosen, as this browser shows it; a file that is none leaves an empty frame. */
const Preview = ({ file }: { file: Blob | undefined }) => (
  <img ref={useShownBytes(file)} alt="" className="size-14 rounded-md border border-line bg-sunken object-cover" />
)

/** What goes along, and how far it is. */
function AttachedLine({ one, attaching }: { one: Attached; attaching: Attaching }) {
  const name = one.kind === 'picture' ? 'Foto' : 'Voz'
  return (
    <div className="flex w-full flex-wrap items-center gap-3 rounded-lg border border-line bg-ground p-3">
      {one.kind === 'picture' && <Preview file={one.file} />}
      <div className="grid min-w-0 flex-1 gap-1">
        {one.url ? (
          <VoicePlayer url={one.url} seconds={one.seconds} label="A voz anexada" />
        ) : (
          <p className="font-medium text-sm">
            {name}
            {one.seconds ? ` de ${one.seconds} segundos` : ''}
          </p>
        )}
        <p role="status" className="flex items-center gap-2 text-quiet text-sm">
          {one.state === 'uploading' && (
            <>
              <Spinner /> Enviando…
            </>
          )}
          {one.state === 'there' && 'Vai junto com o texto.'}
        </p>
        {one.fault && one.state === 'failed' && (
          <p role="alert" className="measure font-medium text-bad text-sm">
            {one.fault}
          </p>
        )}
        {one.state === 'failed' && one.file && (
          <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => attaching.retry(one)}>
            Tentar de novo
          </Button>
        )}
      </div>
      <IconButton label={`Tirar: ${name.toLowerCase()}`} onClick={() => attaching.remove(one.id)}>
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
