import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { apiQuery } from '#browser/query.ts'
import { listWelcomeOffers } from '../../welcome-minutes/contract.ts'
import { useMayHaveWelcome, welcomeWith } from '../request/welcome-offers.tsx'

/** The empty state of a client: what will be listed here, and how to begin. */
export function NothingAskedYet() {
  const { data: offers } = useQuery(apiQuery(listWelcomeOffers, {}))
  const isWelcome = useMayHaveWelcome(offers?.isAnybody ?? false)
  const { data: welcome } = useQuery({ ...welcomeWith(), enabled: isWelcome })
  return (
    <EmptyState
      title={isWelcome ? 'A sua primeira conversa tem 5 minutos grátis' : 'Ainda não há conversas'}
      art={<Emblem name="conversa" />}
      action={<LinkButton href="/consultas-online">Ver quem está online</LinkButton>}
    >
      {isWelcome && (
        <p>
          Com quem mostra “5 min grátis” no cartão, sem cartão de crédito; sem o seu sim, nada é cobrado no fim.
          {welcome?.refusal === 'confirm_email' && ' Antes, confirme o seu e-mail pelo link que enviamos.'}
        </p>
      )}
      <p>Cada conversa fica guardada aqui, com o tempo exato, o valor e o recibo.</p>
    </EmptyState>
  )
}
