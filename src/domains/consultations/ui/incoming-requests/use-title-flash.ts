import { useEffect } from 'react'

const EVERY_MS = 1_000

/** The tab's title alternates with these words while they are given. */
export function useTitleFlash(words: string | undefined) {
  useEffect(() => {
    if (!words) return
    const own = document.title
    let isOn = true
    document.title = words
    const timer = setInterval(() => {
      isOn = !isOn
      document.title = isOn ? words : own
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      document.title = own
    }
  }, [words])
}
