import { useEffect, useEffectEvent, useState } from 'react'
import { Engraving } from '../../art/engraving.tsx'
import { Ornament } from '../../art/ornament.tsx'
import { runSplash } from './run-splash.ts'

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
