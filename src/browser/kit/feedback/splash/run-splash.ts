/** Spec §9: the counter grows by 1.5 every 60 ms and rests 800 ms at 100; the app is shown after 3 s in any case. */
export const STEP = 1.5
export const TICK_MS = 60
export const REST_MS = 800
export const OVERLAY_MS = 3_000

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
