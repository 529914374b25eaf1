import { useEffect, useState } from 'react'

const TEXT_FIELD =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=submit])'

/** Whether the keyboard of a touch screen is probably open: what is fixed would take the little that it leaves. */
export function useIsTyping() {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    const look = () =>
      setTyping(matchMedia('(pointer: coarse)').matches && document.activeElement?.matches(TEXT_FIELD) === true)
    const onLeave = () => setTyping(false)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', onLeave)
    }
  }, [])
  return isTyping
}
