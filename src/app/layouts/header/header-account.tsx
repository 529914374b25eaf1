import { LinkButton } from '#browser/kit/link-button.tsx'

export const HeaderAccount = () => (
  <LinkButton href="/login" size="sm" variant="secondary" className="hidden sm:inline-flex">
    Entrar
  </LinkButton>
)
