import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mic, Square } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { MOST_RECORDING_BYTES, MOST_SECONDS } from '../../introductions/rules.ts'
import { getMyProfile, type OwnProfile, removeIntroduction } from '../../profile-changes/contract.ts'
import { VoicePlayer } from '../voice-player.tsx'
import { sendUpload } from './send-upload.ts'
import { canRecord, type Recording, type RecorderState, useRecorder } from './use-recorder.ts'

const ACCEPTED = 'audio/*,.mp3,.m4a,.ogg,.opus,.webm'

/** The spoken introduction: record it here or choose a file, listen, publish; or remove it. */
export function IntroductionEditor({ profile }: { profile: OwnProfile }) {
  const recorder = useRecorder()
  const { state } = recorder
  const client = useQueryClient()
  const section = useRef<HTMLElement>(null)
  const show = (published: OwnProfile) => {
    client.setQueryData([getMyProfile.path, {}], published)
    recorder.reset()
  }
  const publish = useMutation({
    mutationFn: ({ file }: Recording) => sendUpload('/api/consultants/me/introduction', file),
    onSuccess: (published) => {
      show(published)
      toast({ title: 'Voz publicada', description: 'Já se ouve no seu perfil.' })
    },
  })
  const remove = useMutation({
    mutationFn: () => browserApi(removeIntroduction, {}),
    onSuccess: (published) => {
      show(published)
      toast({ title: 'Gravação apagada', description: 'Ela não está mais no perfil nem guardada conosco.' })
    },
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    publish.reset()
    if (file.size > MOST_RECORDING_BYTES)
      recorder.reset('A gravação passa de 3 MB. Um minuto em MP3 ou M4A cabe em 1 MB.')
    else recorder.take(file)
  }
  // What was pressed is gone from the screen: the next thing to press takes the focus.
  const phase = useRef(state.phase)
  useEffect(() => {
    if (phase.current !== state.phase && state.phase !== 'asking')
      section.current?.querySelector<HTMLElement>('[data-next]')?.focus()
    phase.current = state.phase
  }, [state.phase])
  const isFree = state.phase === 'idle' || state.phase === 'recorded'
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    if (isFree) choose(event.dataTransfer.files[0])
  }
  const discard = () => {
    publish.reset()
    recorder.reset()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping; the button does the same
    <section
      ref={section}
      aria-labelledby="voz"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className="grid justify-items-start gap-4 rounded-md border border-edge border-dashed p-4"
    >
      <div className="grid gap-1">
        <h3 id="voz" className="font-medium font-sans text-base">
          A sua voz
        </h3>
        <p className="measure text-quiet text-sm">
          Até {MOST_SECONDS} segundos, para quem quer ouvir você antes de conversar. Sem telefone, e-mail nem redes:
          vale o mesmo que para os textos.
        </p>
      </div>
      {state.phase === 'asking' && (
        <p role="status" className="text-sm">
          O navegador pergunta se pode usar o microfone. Responda lá em cima, e a gravação começa.
        </p>
      )}
      {state.phase === 'recording' && <Running state={state} onStop={recorder.stop} onCancel={recorder.cancel} />}
      {state.phase === 'recorded' && (
        <>
          <VoicePlayer key={state.recording.url} {...state.recording} label="A gravação que ainda não foi publicada" />
          {state.recording.warning && (
            <p role="alert" className="measure font-medium text-sm text-warn">
              {state.recording.warning}
            </p>
          )}
          {publish.isError && <ErrorState title="Nada foi publicado">{errorMessage(publish.error)}</ErrorState>}
          <div className="flex flex-wrap gap-3">
            <Button
              data-next
              busy={publish.isPending}
              busyWords="Enviando…"
              onClick={() => publish.mutate(state.recording)}
            >
              Publicar esta voz
            </Button>
            <Button variant="quiet" disabled={publish.isPending} onClick={discard}>
              Descartar
            </Button>
          </div>
        </>
      )}
      {state.phase === 'idle' && (
        <>
          {profile.introduction && (
            <VoicePlayer
              key={profile.introduction.url}
              {...profile.introduction}
              label="A gravação que está no seu perfil"
            />
          )}
          <Choices
            hasOne={profile.introduction !== null}
            onRecord={() => void recorder.start()}
            onChoose={choose}
            onRemove={() => remove.mutate()}
            isRemoving={remove.isPending}
          />
          {state.fault && (
            <p role="alert" className="measure font-medium text-bad text-sm">
              {state.fault}
            </p>
          )}
          {remove.isError && <ErrorState title="A gravação continua lá">{errorMessage(remove.error)}</ErrorState>}
        </>
      )}
    </section>
  )
}

type RunningProps = {
  state: Extract<RecorderState, { phase: 'recording' }>
  onStop: () => void
  onCancel: () => void
}

/** The running recording: how long, how loud, and how to end it. */
const Running = ({ state: { seconds, level }, onStop, onCancel }: RunningProps) => (
  <>
    <div className="flex w-full max-w-md items-center gap-4">
      <p role="timer" className="whitespace-nowrap tabular-nums">
        <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-bad" />
        <span className="font-semibold">{seconds}</span> de {MOST_SECONDS} s
      </p>
      <div
        role="meter"
        aria-label="Volume"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        className="h-2 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        {/* A voice is far from the loudest that can be: the root makes it visible. */}
        <div className="h-full bg-accent" style={{ width: `${Math.sqrt(level) * 100}%` }} />
      </div>
    </div>
    <p role="status" className="sr-only">
      Gravando.
    </p>
    <div className="flex flex-wrap gap-3">
      <Button data-next onClick={onStop}>
        <Square aria-hidden="true" className="size-4" />
        Parar e ouvir
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  </>
)

type ChoicesProps = {
  hasOne: boolean
  isRemoving: boolean
  onRecord: () => void
  onChoose: (file: File | undefined) => void
  onRemove: () => void
}

function Choices({ hasOne, isRemoving, onRecord, onChoose, onRemove }: ChoicesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [asksAgain, setAsksAgain] = useState(false)
  if (hasOne && asksAgain)
    return (
      <div className="grid gap-3">
        <p className="text-sm">A gravação será apagada do perfil e dos nossos arquivos.</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" busy={isRemoving} busyWords="Apagando…" onClick={onRemove}>
            Apagar a gravação
          </Button>
          <Button variant="quiet" onClick={() => setAsksAgain(false)}>
            Manter
          </Button>
        </div>
      </div>
    )
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-3">
        {canRecord() && (
          <Button data-next variant="secondary" onClick={onRecord}>
            <Mic aria-hidden="true" className="size-4" />
            {hasOne ? 'Gravar outra' : 'Gravar agora'}
          </Button>
        )}
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {hasOne ? 'Trocar por um arquivo' : 'Escolher um arquivo'}
        </Button>
        {hasOne && (
          <Button variant="quiet" onClick={() => setAsksAgain(true)}>
            Apagar
          </Button>
        )}
      </div>
      <p className="measure text-quiet text-sm">
        {canRecord() ? 'Ou arraste um arquivo para cá.' : 'Este navegador não grava: arraste um arquivo para cá.'} MP3,
        M4A, WebM ou Ogg, de até 3 MB.
      </p>
    </div>
  )
}
