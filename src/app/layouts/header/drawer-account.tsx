import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { dashboardOf } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'

/** Signed in: dashboard and sign-out. Signed out: sign-in and registration (spec §2). */
export function DrawerAccount() {
  const { user, signOut } = useSession()
  return (
    <div className="grid grid-cols-2 gap-3">
      {user ? (
        <>
          <LinkButton href={dashboardOf(user.role)} size="sm">
            Meu Painel
          </LinkButton>
          <Button size="sm" variant="secondary" onClick={() => void signOut()}>
            Sair
          </Button>
        </>
      ) : (
        <>
          <LinkButton href="/cadastro" size="sm">
            CADASTRAR
          </LinkButton>
          <LinkButton href="/login" size="sm" variant="secondary">
            ENTRAR
          </LinkButton>
        </>
      )}
    </div>
  )
}
