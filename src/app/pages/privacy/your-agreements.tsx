import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'

const OwnAgreements = lazyPart(() => import('#domains/accounts/ui/agreements/own-agreements.tsx'), 'OwnAgreements')

/** What the signed-in person accepted, and what waits for them; nothing for others. */
export function YourAgreements() {
  const { user } = useSession()
  if (!user || user.role === 'admin') return null
  return (
    <Suspense>
      <OwnAgreements />
    </Suspense>
  )
}
