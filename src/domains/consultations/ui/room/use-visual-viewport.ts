import { type RefObject, useEffect } from 'react'

/**
 * Keeps an element in the part of the window that the on-screen keyboard leaves free: sets --viewport-top and
 * --viewport-height on it.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const follow = () => {
      element.current?.style.setProperty('--viewport-top', `${seen.offsetTop}px`)
      element.current?.style.setProperty('--viewport-height', `${seen.height}px`)
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
