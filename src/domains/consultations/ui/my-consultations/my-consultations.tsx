import { useQuery } from '@tanstack/react-query'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import type { User } from '#domains/accounts/contract.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { apiQuery } from '#browser/query.ts'
import { listWelcomeOffers } from '../../welcome-minutes/contract.ts'
import { useMayHaveWelcome, welcomeWith } from '../request/welcome-offers.tsx'
import { OpenQuestions } from '../written-questions/open-questions.tsx'
import { PastQuestions } from '../written-questions/past-questions.tsx'
import { OpenConsultation } from './open-consultation.tsx'
import { NothingAnsweredYet, PastConsultations } from './past-consultations.tsx'
import { useOpenConsultations } from './use-open-consultations.ts'
import { usePersonUpdates } from './use-person-updates.ts'

/** All consultations of a person: the open ones first, then the past ones. */
export function MyConsultations({ user }: { user: User }) {
  usePersonUpdates(user.id)
  const { data: open = [] } = useOpenConsultations()
  return (
    <div className="grid gap-10">
      {open.length > 0 && (
        <div className="grid gap-4">
          {open.map((consultation) => (
            <OpenConsultation key={consultation.id} consultation={consultation} />
          ))}
        </div>
      )}
      <OpenQuestions personId={user.id} isConsultant={user.role === 'consultor'} />
      <DashboardSection id="anteriores" title="Anteriores">
        <PastConsultations empty={user.role === 'client' ? <NothingAskedYet /> : <NothingAnsweredYet />} />
      </DashboardSection>
      <PastQuestions />
    </div>
  )
}

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
