import { useEffect } from 'react'

/** What is typed stays in this browser; whoever leaves should know that nobody else has it. */
export function useAskBeforeLeaving(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
}
