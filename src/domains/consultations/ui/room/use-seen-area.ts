import { type RefObject, useEffect } from 'react'

/**
 * Holds an element in the part of the window that the on-screen keyboard leaves free: sets --seen-top and --seen-height
 * on it.
 */
export function useSeenArea(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const follow = () => {
      element.current?.style.setProperty('--seen-top', `${seen.offsetTop}px`)
      element.current?.style.setProperty('--seen-height', `${seen.height}px`)
    }
    follow()
    seen.addEventListener('resize', follow)
    seen.addEventListener('scroll', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      seen.removeEventListener('scroll', follow)
    }
  }, [element])
}
