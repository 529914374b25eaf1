import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Mic } from '#browser/icons/mic.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { MOST_RECORDING_BYTES, MOST_SECONDS } from '../../introductions/rules.ts'
import { getMyProfile, type OwnProfile, removeIntroduction } from '../../profile-changes/contract.ts'
import { VoicePlayer } from '../voice-player.tsx'
import { RunningRecording } from './running-recording.tsx'
import { sendUpload } from './send-upload.ts'
import { canRecord, type Recording, type RecorderState, useRecorder } from './use-recorder.ts'

const ACCEPTED = 'audio/*,.mp3,.m4a,.ogg,.opus,.webm'

/** The spoken introduction: record it here or choose a file, listen, publish; or remove it. */
export function IntroductionEditor({ profile }: { profile: OwnProfile }) {
  const recorder = useRecorder(MOST_SECONDS)
  const { state } = recorder
  const client = useQueryClient()
  const section = useRef<HTMLElement>(null)
  const [asksAgain, setAsksAgain] = useState(false)
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
  const askAgain = (asks: boolean) => {
    remove.reset()
    setAsksAgain(asks)
  }
  const start = () => {
    askAgain(false)
    void recorder.start()
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    publish.reset()
    askAgain(false)
    if (file.size > MOST_RECORDING_BYTES)
      recorder.reset('A gravação passa de 3 MB. Um minuto em MP3 ou M4A cabe em 1 MB.')
    else recorder.take(file)
  }
  const step = state.phase === 'idle' && asksAgain && profile.introduction ? 'erasing' : state.phase
  useFocusOnNext(section, step)
  const isFree = (state.phase === 'idle' || state.phase === 'recorded') && !publish.isPending && !remove.isPending
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
      <p role="status" className={step === 'asking' || step === 'erasing' ? 'text-sm' : 'sr-only'}>
        {STEPS[step]}
      </p>
      {state.phase === 'recording' && (
        <RunningRecording state={state} mostSeconds={MOST_SECONDS} onStop={recorder.stop} onCancel={recorder.cancel} />
      )}
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
          {step === 'erasing' ? (
            <Erasing isRemoving={remove.isPending} onRemove={() => remove.mutate()} onKeep={() => askAgain(false)} />
          ) : (
            <Choices
              hasOne={profile.introduction !== null}
              onRecord={start}
              onChoose={choose}
              onErase={() => askAgain(true)}
            />
          )}
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

type Step = RecorderState['phase'] | 'erasing'

/** What is said when a step begins. */
const STEPS: Record<Step, string> = {
  idle: '',
  asking: 'O navegador pergunta se pode usar o microfone. Responda lá em cima, e a gravação começa.',
  recording: 'Gravando.',
  recorded: 'A gravação está pronta: ouça e publique.',
  erasing: 'A gravação será apagada do perfil e dos nossos arquivos.',
}

/** What was pressed is gone from the screen: the next thing to press takes the focus, unless it is elsewhere by now. */
function useFocusOnNext(section: RefObject<HTMLElement | null>, step: Step) {
  const former = useRef(step)
  useEffect(() => {
    const from = former.current
    former.current = step
    const { activeElement, body } = document
    const isElsewhere = activeElement && activeElement !== body && !section.current?.contains(activeElement)
    if (from === step || step === 'asking' || isElsewhere) return
    const find = (name: string) => section.current?.querySelector<HTMLElement>(name)
    const next = (from === 'erasing' && find('[data-erase]')) || find('[data-next]')
    next?.focus()
  }, [section, step])
}

type ErasingProps = { isRemoving: boolean; onRemove: () => void; onKeep: () => void }

/** Asks again before the recording is erased; the answer that changes nothing has the focus. */
const Erasing = ({ isRemoving, onRemove, onKeep }: ErasingProps) => (
  <div className="flex flex-wrap gap-3">
    <Button variant="destructive" busy={isRemoving} busyWords="Apagando…" onClick={onRemove}>
      Apagar a gravação
    </Button>
    <Button data-next variant="quiet" disabled={isRemoving} onClick={onKeep}>
      Manter
    </Button>
  </div>
)

type ChoicesProps = {
  hasOne: boolean
  onRecord: () => void
  onChoose: (file: File | undefined) => void
  onErase: () => void
}

function Choices({ hasOne, onRecord, onChoose, onErase }: ChoicesProps) {
  const input = useRef<HTMLInputElement>(null)
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
        <Button data-next={!canRecord() || undefined} variant="secondary" onClick={() => input.current?.click()}>
          {hasOne ? 'Trocar por um arquivo' : 'Escolher um arquivo'}
        </Button>
        {hasOne && (
          <Button data-erase variant="quiet" onClick={onErase}>
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
