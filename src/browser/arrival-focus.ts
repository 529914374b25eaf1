import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation without reload, keyboard and screen reader begin at the new content, as they would on a fresh page. */
export function useArrivalFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!location.hash) document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [pathname])
}
