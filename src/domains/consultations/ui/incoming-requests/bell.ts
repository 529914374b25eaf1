import { useEffect, useSyncExternalStore } from 'react'
import { deviceStorage } from '#browser/storage.ts'

const MUTED = 'sensitivos-sino'
const EVERY_MS = 4_000
/** Shorter than the pause between two rings, so that the tab that rang may ring again. */
const HELD_MS = 3_000

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

/**
 * A synthesised bell of two partials that fade, one for the whole tab. Browsers allow sound only after a gesture in the
 * tab. Muted or not is kept on this device.
 */
class Bell {
  #context: AudioContext | undefined
  readonly #listeners = new Set<() => void>()

  /** Call within a click or a key press: browsers allow sound from then on. */
  wake() {
    this.#context ??= new AudioContext()
    void this.#context.resume().then(() => this.#tell())
  }

  readonly isAwake = () => this.#context?.state === 'running'
  readonly isMuted = () => deviceStorage.get(MUTED) === 'mudo'

  mute(muted: boolean) {
    if (muted) deviceStorage.set(MUTED, 'mudo')
    else deviceStorage.remove(MUTED)
    this.#tell()
    if (!muted) this.ring()
  }

  /** Of several open tabs that may sound, one rings. */
  ring() {
    if (!this.isAwake() || this.isMuted()) return
    const alone = navigator.locks as LockManager | undefined // only over HTTPS
    if (!alone) return this.#strikeAll()
    void alone.request(MUTED, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      this.#strikeAll()
      await new Promise((resolve) => setTimeout(resolve, HELD_MS))
    })
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #strikeAll() {
    const context = this.#context!
    for (const [delay, note] of STRIKES) {
      for (const [multiple, loudness, seconds] of PARTIALS)
        strike(context, context.currentTime + delay, note * multiple, loudness, seconds)
    }
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

const bell = new Bell()
const never = () => false

/** Whether the bell may sound and does, and how to mute it. */
export const useBell = () => ({
  muted: useSyncExternalStore(bell.subscribe, bell.isMuted, never),
  isAwake: useSyncExternalStore(bell.subscribe, bell.isAwake, never),
  mute: (next: boolean) => bell.mute(next),
})

/** Rings while a request waits, unless muted. The first gesture in the tab unlocks the sound. */
export function useRinging(isWanted: boolean) {
  useEffect(() => {
    const wake = () => bell.wake()
    addEventListener('pointerdown', wake, { once: true })
    addEventListener('keydown', wake, { once: true })
    return () => {
      removeEventListener('pointerdown', wake)
      removeEventListener('keydown', wake)
    }
  }, [])
  useEffect(() => {
    if (!isWanted) return
    bell.ring()
    const timer = setInterval(() => bell.ring(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isWanted])
}
