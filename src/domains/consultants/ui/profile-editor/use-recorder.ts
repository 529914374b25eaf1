import { useEffect, useRef, useState } from 'react'

/** A voice to be listened to before it is sent. */
export type Recording = {
  file: Blob
  url: string
  /** Undefined: of a file, which says so itself. */
  seconds: number | undefined
  /** What should be known of it before it is sent. */
  warning?: string | undefined
}

export type RecorderState =
  | { phase: 'idle'; fault?: string | undefined }
  | { phase: 'asking' }
  /** `level`: how loud it is now, from 0 to 1. */
  | { phase: 'recording'; seconds: number; level: number }
  | { phase: 'recorded'; recording: Recording }

/** AAC first: every browser plays it, also a Safari of some years ago. */
const TYPES = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
const BITS_PER_SECOND = 64_000
const SILENCE = 0.015

/** Whether this browser records voices at all, which also needs a safe address. */
export const canRecord = () => typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia)

const FAULTS: Record<string, string> = {
  NotAllowedError:
    'O navegador não deixou usar o microfone. Permita-o no cadeado ao lado do endereço e tente de novo, ou envie um arquivo.',
  NotFoundError: 'Não encontramos um microfone neste aparelho. Conecte um, ou envie um arquivo gravado em outro lugar.',
  NotReadableError: 'O microfone está ocupado por outro programa. Feche-o e tente de novo, ou envie um arquivo.',
}
const UNKNOWN_FAULT = 'A gravação não começou neste navegador. Tente de novo, ou envie um arquivo.'
const TOO_SHORT = 'A gravação ficou curta demais: fale ao menos um segundo.'
const LOST = 'O microfone foi desligado no meio. O que você disse até ali está aqui: ouça, ou grave de novo.'
const SILENT = 'Quase não se ouve nada nesta gravação. Confira o microfone e grave de novo.'

/** Records a voice of at most so many seconds. What was recorded before the microphone was lost is kept. */
export function useRecorder(mostSeconds: number) {
  const [state, setState] = useState<RecorderState>({ phase: 'idle' })
  const stopping = useRef<(isCancelled: boolean) => void>(undefined)
  const isGone = useRef(false)
  const url = state.phase === 'recorded' ? state.recording.url : undefined
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      stopping.current?.(true)
    }
  }, [])
  const isAtRisk = state.phase === 'recording' || state.phase === 'recorded'
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])

  async function start() {
    setState({ phase: 'asking' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isGone.current) for (const track of stream.getTracks()) track.stop()
      else stopping.current = record(stream, { mostSeconds, show: setState })
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      setState({ phase: 'idle', fault: FAULTS[name] ?? UNKNOWN_FAULT })
    }
  }
  return {
    state,
    start,
    stop: () => stopping.current?.(false),
    cancel: () => stopping.current?.(true),
    /** A file instead, or why it is none. */
    take: (file: Blob) =>
      setState({ phase: 'recorded', recording: { file, url: URL.createObjectURL(file), seconds: undefined } }),
    reset: (fault?: string) => setState({ phase: 'idle', fault }),
  }
}

type Wish = { mostSeconds: number; show: (state: RecorderState) => void }

/** Records until the returned function is called, the time is over or the microphone is lost. */
function record(stream: MediaStream, wish: Wish) {
  const held = [() => stream.getTracks().map((track) => track.stop())]
  const release = () => held.splice(0).map((letGo) => letGo())
  try {
    return startRecorder(stream, { ...wish, held, release })
  } catch (error) {
    // Nobody may go on being listened to by a recorder that did not start.
    release()
    throw error
  }
}

type Held = Wish & {
  /** What `release` lets go of, besides the microphone. */
  held: (() => unknown)[]
  release: () => void
}

function startRecorder(stream: MediaStream, { mostSeconds, show, held, release }: Held) {
  const type = TYPES.find((one) => MediaRecorder.isTypeSupported(one))
  const recorder = new MediaRecorder(stream, { ...(type && { mimeType: type }), audioBitsPerSecond: BITS_PER_SECOND })
  const context = new AudioContext()
  held.push(() => context.close())
  const analyser = new AnalyserNode(context, { fftSize: 4096 })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const parts: Blob[] = []
  const startedAt = performance.now()
  let [loudest, isCancelled, isLost] = [0, false, false]
  const secondsNow = () => (performance.now() - startedAt) / 1_000
  const stop = (cancels: boolean) => {
    isCancelled ||= cancels
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const showing = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const level = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    loudest = Math.max(loudest, level)
    show({ phase: 'recording', seconds: Math.floor(secondsNow()), level: Math.min(1, level) })
    if (secondsNow() >= mostSeconds) stop(false)
  }, 100)
  held.push(() => clearInterval(showing))
  for (const track of stream.getTracks())
    track.addEventListener('ended', () => {
      isLost = true
      stop(false)
    })
  recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)))
  recorder.addEventListener('stop', () => {
    const seconds = Math.min(mostSeconds, Math.round(secondsNow()))
    release()
    if (isCancelled) return show({ phase: 'idle' })
    const file = new Blob(parts, { type: recorder.mimeType })
    if (seconds < 1 || file.size === 0) return show({ phase: 'idle', fault: TOO_SHORT })
    const warning = isLost ? LOST : loudest < SILENCE ? SILENT : undefined
    show({ phase: 'recorded', recording: { file, url: URL.createObjectURL(file), seconds, warning } })
  })
  // In parts, so that a lost microphone does not take everything along.
  recorder.start(1_000)
  show({ phase: 'recording', seconds: 0, level: 0 })
  return stop
}
