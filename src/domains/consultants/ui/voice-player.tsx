import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Pause } from '#browser/icons/pause.ts'
import { Play } from '#browser/icons/play.ts'
import { keyOf } from '#browser/key-of.ts'
import { formatOf, RECORDING_TYPES } from '../introductions/rules.ts'

type Props = {
  url: string
  /** How long it is, if that is known before it is loaded. */
  seconds?: number | undefined
  /** Whose voice it is, for whoever does not see where the player stands. */
  label: string
  /** Says so to everybody. */
  isTitled?: boolean
}

const CANNOT_PLAY =
  'Este navegador não toca este tipo de gravação. Atualize-o (no Safari, a partir do 18.4), ou ouça no Chrome ou no Firefox.'
const NOT_LOADED = 'A gravação não carregou. Confira a conexão e toque de novo.'

/** The label of a consultant's introduction. */
export const voiceOf = ({ name }: { name: string }) => `A voz de ${name}`

/** One voice at a time, whichever player it is in. */
let speaking: HTMLAudioElement | undefined

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** A recorded voice: plays when asked, and loads nothing before. Arrows on the scale move by a second. */
export function VoicePlayer({ url, seconds, label, isTitled = false }: Props) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(seconds)
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const element = audio.current
    return () => element?.pause()
  }, [])

  const toggle = async () => {
    const element = audio.current!
    if (!element.paused) return element.pause()
    const format = formatOf(url)
    if (format && !element.canPlayType(RECORDING_TYPES[format].playedAs)) return setFault(CANNOT_PLAY)
    setFault(undefined)
    if (element.error) element.load()
    try {
      await element.play()
    } catch {
      // Paused before it began: nothing is wrong.
      if (element.error) setFault(NOT_LOADED)
    }
  }
  const move = (to: number) => {
    setAt(to)
    audio.current!.currentTime = to
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter') return
    event.preventDefault()
    void toggle()
  }
  const whole = length ?? 0
  const second = Math.min(Math.floor(at), whole)
  const share = whole > 0 ? Math.min(1, at / whole) : 0
  return (
    <div className="grid w-full max-w-md gap-2">
      <div
        role="group"
        aria-label={label}
        className="flex items-center gap-3 rounded-full border border-line bg-surface p-1.5 pr-5"
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said is nowhere written */}
        <audio
          ref={audio}
          src={url}
          preload="none"
          onPlay={({ currentTarget }) => {
            if (speaking !== currentTarget) speaking?.pause()
            speaking = currentTarget
            setIsPlaying(true)
          }}
          onPause={() => setIsPlaying(false)}
          onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
          onLoadedMetadata={({ currentTarget: { duration } }) => {
            if (length === undefined && Number.isFinite(duration)) setLength(Math.round(duration))
          }}
          onEnded={() => move(0)}
          onError={() => setFault(NOT_LOADED)}
        />
        <button
          type="button"
          onClick={() => void toggle()}
          aria-label={isPlaying ? 'Pausar' : `${label}: ouvir${whole > 0 ? ` ${whole} segundos` : ''}`}
          className="inline-grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-colors duration-150 hover:bg-accent-strong [&_svg]:size-5"
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" className="translate-x-px" />}
        </button>
        <div className="min-w-0 flex-1">
          {isTitled && (
            <p aria-hidden="true" className="truncate font-medium text-sm leading-tight">
              {label}
            </p>
          )}
          <div className="relative h-6 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
            <div aria-hidden="true" className="absolute inset-x-0 top-1/2 h-3.5 -translate-y-1/2 text-edge">
              <Scale />
              <div className="absolute inset-0 text-accent" style={{ clipPath: `inset(0 ${100 - share * 100}% 0 0)` }}>
                <Scale isHeard />
              </div>
            </div>
            <span
              aria-hidden="true"
              className="absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-surface bg-metal outline-1 outline-metal"
              style={{ left: `${share * 100}%` }}
            />
            <input
              type="range"
              min={0}
              max={Math.max(1, whole)}
              step={1}
              value={second}
              disabled={whole === 0}
              aria-label="Posição"
              aria-valuetext={`${second} de ${whole} segundos`}
              onChange={({ target }) => move(target.valueAsNumber)}
              onKeyDown={onKeyDown}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </div>
        </div>
        {whole > 0 && (
          <span aria-hidden="true" className="w-9 text-right text-quiet text-sm tabular-nums">
            {clock(whole - second)}
          </span>
        )}
      </div>
      {fault && (
        <p role="alert" className="measure font-medium text-bad text-sm">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Fine strokes as on an engraved rule. */
const Scale = ({ isHeard = false }: { isHeard?: boolean }) => (
  <div
    className="absolute inset-0"
    style={{
      background: `repeating-linear-gradient(to right, currentColor 0 ${isHeard ? 2 : 1}px, transparent ${isHeard ? 2 : 1}px 6px)`,
    }}
  />
)
