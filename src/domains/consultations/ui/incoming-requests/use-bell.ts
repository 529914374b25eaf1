import { useEffect, useRef, useState } from 'react'

const MUTED = 'sensitivos-sino'

/** A synthesised bell of two partials that fade. Browsers allow sound only after a gesture on the page. */
class Bell {
  #context: AudioContext | undefined

  /** Call within a click or a key press: browsers allow sound from then on. */
  wake() {
    this.#context ??= new AudioContext()
    void this.#context.resume()
  }

  get isAwake() {
    return this.#context?.state === 'running'
  }

  ring() {
    const context = this.#context
    if (context?.state !== 'running') return
    for (const [delay, note] of STRIKES) {
      for (const [multiple, loudness, seconds] of PARTIALS)
        strike(context, context.currentTime + delay, note * multiple, loudness, seconds)
    }
  }
}

const STRIKES = [
  [0, 659.26],
  [0.28, 523.25],
] as const
const PARTIALS = [
  [1, 0.16, 1.6],
  [2.76, 0.05, 0.7],
  [5.4, 0.02, 0.35],
] as const

function strike(context: AudioContext, at: number, frequency: number, loudness: number, seconds: number) {
  const tone = new OscillatorNode(context, { frequency })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + seconds)
}

/** Whether the bell is muted on this device. */
const isMuted = () => typeof localStorage !== 'undefined' && localStorage.getItem(MUTED) === 'mudo'
const storeMuted = (muted: boolean) => (muted ? localStorage.setItem(MUTED, 'mudo') : localStorage.removeItem(MUTED))

const EVERY_MS = 4_000

/** Rings while a request waits, unless muted. The first gesture on the page unlocks the sound. */
export function useBell(isWanted: boolean) {
  const bell = useRef<Bell>(undefined)
  const [muted, setMuted] = useState(isMuted)
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    bell.current ??= new Bell()
    const ours = bell.current
    const wake = () => {
      ours.wake()
      setAwake(true)
    }
    addEventListener('pointerdown', wake, { once: true })
    addEventListener('keydown', wake, { once: true })
    return () => {
      removeEventListener('pointerdown', wake)
      removeEventListener('keydown', wake)
    }
  }, [])

  useEffect(() => {
    if (!isWanted || muted) return
    bell.current?.ring()
    const timer = setInterval(() => bell.current?.ring(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isWanted, muted])

  return {
    muted,
    isAwake,
    mute: (next: boolean) => {
      storeMuted(next)
      setMuted(next)
      if (!next) bell.current?.ring()
    },
  }
}
