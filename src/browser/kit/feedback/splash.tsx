import { useEffect, useEffectEvent, useState } from 'react'
import { Engraving } from '../art/engraving.tsx'
import { Ornament } from '../art/ornament.tsx'

/** Spec §9: the counter grows by 1.5 every 60 ms and rests 800 ms at 100; the app is shown after 3 s in any case. */
const STEP = 1.5
const TICK_MS = 60
const REST_MS = 800
const OVERLAY_MS = 3_000

type SplashListeners = { onProgress: (percent: number) => void; onDone: () => void }

/** Counts from 0 to 100 and calls `onDone` after the rest at 100 or after 3 s, whichever is first. Returns a stop. */
export function runSplash({ onProgress, onDone }: SplashListeners): () => void {
  let percent = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearInterval(ticks)
    clearTimeout(rest)
    clearTimeout(overlay)
  }
  const end = () => {
    stop()
    onDone()
  }
  const ticks = setInterval(() => {
    percent = Math.min(100, percent + STEP)
    onProgress(percent)
    if (percent < 100) return
    clearInterval(ticks)
    rest = setTimeout(end, REST_MS)
  }, TICK_MS)
  const overlay = setTimeout(end, OVERLAY_MS)
  return stop
}

/** The splash screen of spec §9, visible for at most 3 s. Rendered only where a page includes it. */
export function Splash({ onDone }: { onDone?: () => void }) {
  const [percent, setPercent] = useState(0)
  const [isOver, setOver] = useState(false)
  const end = useEffectEvent(() => {
    setOver(true)
    onDone?.()
  })
  useEffect(() => runSplash({ onProgress: setPercent, onDone: () => end() }), [])
  if (isOver) return null
  return (
    <div className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-ground">
      <Engraving name="lost-star" className="w-40" />
      <span className="font-display text-3xl">Sensitivos</span>
      <Ornament />
      <p
        role="progressbar"
        aria-label="Abrindo"
        aria-valuenow={Math.floor(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="text-quiet tabular-nums"
      >
        {Math.floor(percent)}%
      </p>
    </div>
  )
}
