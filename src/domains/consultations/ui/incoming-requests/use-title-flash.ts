import { useEffect } from 'react'

const EVERY_MS = 1_000

/** Alternates the tab's title with this text while there is one. */
export function useTitleFlash(text: string | undefined) {
  useEffect(() => {
    if (!text) return
    const own = document.title
    let isOn = true
    document.title = text
    const timer = setInterval(() => {
      isOn = !isOn
      document.title = isOn ? text : own
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      document.title = own
    }
  }, [text])
}
