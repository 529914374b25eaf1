import { Emblem } from '#browser/kit/art/emblem.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import type { User } from '#domains/accounts/contract.ts'
import type { ApplicationStatus } from '#domains/consultants/application-status/contract.ts'
import { Greeting } from '../../layouts/dashboard/greeting.tsx'

/** What an applicant sees instead of the dashboard: that somebody reads the application, or that it is missing. */
export const NotApproved = ({ user, application }: { user: User; application: ApplicationStatus['application'] }) => (
  <>
    <Greeting name={user.firstName} />
    {application !== 'missing' ? (
      <EmptyState
        title="Sua candidatura está em análise"
        art={<Emblem name="escolher" />}
        action={<LinkButton href="/consultores">Ver quem já atende</LinkButton>}
      >
        <p>
          Uma pessoa da nossa equipe lê cada candidatura. Assim que a sua for decidida, você recebe um e-mail, e esta
          página muda sozinha.
        </p>
        <p>
          Ainda não confirmou o seu e-mail? A aprovação espera por isso. O link está na mensagem de boas-vindas, e{' '}
          <a href="?secao=conta" className="prose-link">
            na sua conta
          </a>{' '}
          você pede outro.
        </p>
      </EmptyState>
    ) : (
      <EmptyState
        title="Falta enviar a sua candidatura"
        art={<Emblem name="quill" />}
        action={<LinkButton href="/cadastro-novo?quero=atender">Enviar candidatura</LinkButton>}
      >
        <p>Conte quem você é, o que atende e por quanto. Depois de aprovada, você fica online por aqui.</p>
      </EmptyState>
    )}
  </>
)
