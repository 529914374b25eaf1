import { Logo } from '#browser/kit/art/logo.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'

/**
 * The logo, which leads home. Where space is short, the name makes way for a consultant's switch, beside the menus too,
 * and in a dashboard on the smallest phones for the balance.
 */
export function HomeLink({ besideBalance = false }: { besideBalance?: boolean }) {
  const { user } = useSession()
  return (
    <a href="/" aria-label="Sensitivos, página inicial" className="-ml-1 shrink-0 p-1">
      <Logo nameClass={nameClassOf(user?.role, besideBalance)} />
    </a>
  )
}

function nameClassOf(role: string | undefined, besideBalance: boolean) {
  if (role === 'consultor') return besideBalance ? 'max-sm:hidden' : 'max-sm:hidden lg:max-xl:hidden'
  return role === 'client' && besideBalance ? 'max-[25rem]:hidden' : 'max-[20.5rem]:hidden'
}
