import { useNavigate } from 'react-router'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Menu } from '#browser/kit/navigation/menu.tsx'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import type { User } from '#domains/accounts/contract.ts'
import { dashboardOf } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'

/** What belongs to whoever is signed in. */
export function AccountMenu({ user }: { user: User }) {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const account = user.role === 'admin' ? '/admin-dashboard/conta' : dashboardOf(user.role)
  return (
    <Menu
      trigger={
        <button
          type="button"
          {...iconOnly(`Conta de ${user.firstName}`)}
          className="grid size-11 place-items-center rounded-full lg:size-10"
        >
          <Avatar name={user.firstName} size="sm" />
        </button>
      }
      items={[
        { words: user.role === 'admin' ? 'Sua conta' : 'Meu painel', onChoose: () => void navigate(account) },
        { words: 'Ver o site', onChoose: () => void navigate('/') },
        { words: 'Sair', onChoose: () => void signOut() },
      ]}
    />
  )
}
