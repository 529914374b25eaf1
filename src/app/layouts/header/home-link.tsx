import { Logo } from '#browser/kit/art/logo.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'

/**
 * The logo, which leads home. On a phone the name makes way for a consultant's switch, and in a dashboard on the
 * smallest ones for the balance.
 */
export function HomeLink({ besideBalance = false }: { besideBalance?: boolean }) {
  const { user } = useSession()
  const nameClass =
    user?.role === 'consultor' ? 'max-sm:hidden' : user?.role === 'client' && besideBalance ? 'max-[25rem]:hidden' : ''
  return (
    <a href="/" aria-label="Sensitivos, página inicial" className="-ml-1 shrink-0 p-1">
      <Logo nameClass={nameClass} />
    </a>
  )
}
