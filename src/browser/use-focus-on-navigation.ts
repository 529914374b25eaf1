import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a client navigation, keyboard and screen reader start at the new content, as on a fresh page. */
export function useFocusOnNavigation() {
  const { pathname, search } = useLocation()
  const last = useRef({ pathname, search })
  useEffect(() => {
    const before = last.current
    last.current = { pathname, search }
    // A changed filter keeps the focus; another page of the list, whose focused link is gone, moves it to the content.
    const isElsewhere =
      before.pathname !== pathname || (before.search !== search && isFocusLost(document.activeElement))
    if (isElsewhere && !location.hash) document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [pathname, search])
}

/** Whether nothing is focused, or something outside the viewport. */
function isFocusLost(focused: Element | null) {
  if (!focused || focused === document.body) return true
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}
