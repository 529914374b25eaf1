import { Suspense, useEffect, useState } from 'react'
import { ACCEPTANCE_NEEDED } from '#browser/acceptance-needed.ts'
import { lazyPart } from '#browser/late-code.ts'

const AcceptancePrompt = lazyPart(
  () => import('#domains/accounts/ui/agreements/acceptance-prompt.tsx'),
  'AcceptancePrompt',
)

/** Asks for an acceptance where one is owed, at the first look or once something was refused for lack of it. */
export function AcceptanceNotice({ isOwed }: { isOwed: boolean }) {
  const [isNeeded, setIsNeeded] = useState(isOwed)
  useEffect(() => {
    const need = () => setIsNeeded(true)
    addEventListener(ACCEPTANCE_NEEDED, need)
    return () => removeEventListener(ACCEPTANCE_NEEDED, need)
  }, [])
  return (
    (isNeeded || isOwed) && (
      <Suspense>
        <AcceptancePrompt />
      </Suspense>
    )
  )
}
