import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { dashboardOf } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { welcomeWith } from '#domains/consultations/ui/request/welcome-offers.tsx'
import { WelcomeHosts } from '../dashboard/overview/welcome-hosts.tsx'

const KEPT = 'É neste endereço que chegam os avisos e as confirmações de compra. Os recibos ficam no seu painel.'

/** What a confirmed address opens: the free minutes with those who give them, or the way on. */
export function AfterConfirming() {
  const { state, user } = useSession()
  const isClient = user?.role === 'client'
  const { data: welcome } = useQuery({ ...welcomeWith(), enabled: isClient })
  const hasMinutes = isClient && (welcome?.leftMs ?? 0) > 0
  if (hasMinutes || state === 'signed-out')
    return (
      <div className="grid gap-6">
        <div className="grid justify-items-start gap-3">
          <Emblem name="hourglass" className="size-20" />
          <h2 className="text-2xl">
            {hasMinutes
              ? 'Seus 5 minutos estão liberados'
              : 'E-mail confirmado: os 5 minutos da primeira conversa esperam'}
          </h2>
          <p role="status" className="measure text-quiet">
            {hasMinutes
              ? 'E-mail confirmado, obrigado. A sua primeira conversa tem 5 minutos grátis, sem cartão; sem o seu sim, nada é cobrado no fim. Estas pessoas dão esses minutos hoje:'
              : 'Obrigado. Quem ainda não conversou aqui tem 5 minutos grátis com estas pessoas, sem cartão. É só entrar na sua conta.'}
          </p>
        </div>
        <WelcomeHosts isSignedIn={isClient} />
        <a href={user ? dashboardOf(user.role) : '/login'} className="prose-link justify-self-center py-1 text-sm">
          {user ? 'Ir para o meu painel' : 'Entrar na minha conta'}
        </a>
      </div>
    )
  return (
    <EmptyState
      title="E-mail confirmado"
      action={
        <LinkButton href={user ? dashboardOf(user.role) : '/login'}>
          {user ? 'Ir para o meu painel' : 'Entrar na minha conta'}
        </LinkButton>
      }
    >
      <p role="status">Obrigado! {KEPT}</p>
    </EmptyState>
  )
}
