import { useEffect, useState } from 'react'

const VOICE = 0.02
const EVERY_MS = 100

/** How loud a microphone is now, from 0 to 1, and whether a voice was ever heard. */
export function useLevel(stream: MediaStream) {
  const [sound, setSound] = useState({ level: 0, wasHeard: false })
  useEffect(() => {
    const context = new AudioContext()
    const analyser = new AnalyserNode(context, { fftSize: 2048 })
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const level = Math.min(
        1,
        samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      )
      setSound(({ wasHeard }) => ({ level, wasHeard: wasHeard || level > VOICE }))
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return sound
}

/** Whether a page may choose the loudspeaker in this browser. */
export const canChooseLoudspeaker = () => 'setSinkId' in HTMLMediaElement.prototype

/** Two soft tones through a loudspeaker, or through the one that the system uses. Call within a click. */
export async function playTones(loudspeaker?: string) {
  const context = new AudioContext()
  const out = context.createMediaStreamDestination()
  for (const [at, frequency] of [
    [0, 523.25],
    [0.35, 659.26],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    const from = context.currentTime + 0.1 + at
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.25, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.6)
    tone.connect(volume).connect(out)
    tone.start(from)
    tone.stop(from + 0.6)
  }
  const player = new Audio()
  player.srcObject = out.stream
  try {
    if (loudspeaker && canChooseLoudspeaker()) await player.setSinkId(loudspeaker).catch(() => {})
    await player.play()
    await new Promise((resolve) => setTimeout(resolve, 1_200))
  } finally {
    player.srcObject = null
    await context.close()
  }
}
