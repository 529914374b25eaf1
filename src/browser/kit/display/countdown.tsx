import { useEffect, useState } from 'react'

type Props = {
  from: Date
  until: Date
  /** What is running out, for screen readers: "Tempo para aceitar". */
  label: string
  /** The server's current time in ms, because the browser's clock may be wrong. */
  clock?: () => number
  onEnd?: () => void
}

const AROUND = 2 * Math.PI * 22

/** A ring that empties towards an instant of the server's clock, with the seconds left inside. */
export function Countdown({ from, until, label, clock = Date.now, onEnd }: Props) {
  const [leftMs, setLeftMs] = useState<number>()
  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, until.getTime() - clock())
      setLeftMs(left)
      if (left > 0) return
      clearInterval(timer)
      onEnd?.()
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [until, clock, onEnd])
  const whole = until.getTime() - from.getTime()
  const left = leftMs ?? whole
  const seconds = Math.ceil(left / 1000)
  return (
    <span
      role="timer"
      aria-label={`${label}: ${seconds} segundos`}
      className="relative inline-grid size-14 place-items-center font-semibold tabular-nums"
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="2">
        <circle cx="24" cy="24" r="22" className="stroke-line" />
        <circle
          cx="24"
          cy="24"
          r="22"
          className="stroke-metal transition-[stroke-dashoffset] duration-250 ease-linear"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - Math.min(1, left / whole))}
        />
      </svg>
      <span aria-hidden="true" translate="no">
        {seconds}
      </span>
    </span>
  )
}
