import { LinkButton } from '#browser/kit/link-button.tsx'

export const DrawerAccount = () => (
  <div className="grid grid-cols-2 gap-3">
    <LinkButton href="/cadastro" size="sm">
      CADASTRAR
    </LinkButton>
    <LinkButton href="/login" size="sm" variant="secondary">
      ENTRAR
    </LinkButton>
  </div>
)
