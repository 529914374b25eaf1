import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation without reload, keyboard and screen reader begin at the new content, as they would on a fresh
 * page.
 */
export function useFocusOnNavigation() {
  const { pathname, search } = useLocation()
  const last = useRef({ pathname, search })
  useEffect(() => {
    const before = last.current
    last.current = { pathname, search }
    // Another filter of the same list leaves the focus on it; another page of the list, or a product, takes it along.
    const isElsewhere =
      before.pathname !== pathname || (before.search !== search && isFocusLost(document.activeElement))
    if (isElsewhere && !location.hash) document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [pathname, search])
}

/** The focus stands nowhere, or where nobody sees it. */
function isFocusLost(focused: Element | null) {
  if (!focused || focused === document.body) return true
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}
