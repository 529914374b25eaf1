import { Square } from '#browser/icons/square.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import type { RecorderState } from './use-recorder.ts'

type Props = {
  state: Extract<RecorderState, { phase: 'recording' }>
  mostSeconds: number
  onStop: () => void
  onCancel: () => void
}

/** The running recording: how long, how loud, and how to end it. */
export const RunningRecording = ({ state: { seconds, level }, mostSeconds, onStop, onCancel }: Props) => (
  <>
    <div className="flex w-full max-w-md items-center gap-4">
      <p role="timer" className="whitespace-nowrap tabular-nums">
        <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-bad" />
        <span className="font-semibold">{seconds}</span> de {mostSeconds} s
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
