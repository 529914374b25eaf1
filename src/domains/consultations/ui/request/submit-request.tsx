import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { Status } from '#domains/consultants/rules.ts'
import type { ConsultationRequest, RequestTerms } from './use-request.ts'

type Props = { request: ConsultationRequest; status: Status; terms: RequestTerms; children: ReactNode }

/** The button that sends the request, what it was refused for, and somebody else while this one is not online. */
export const SubmitRequest = ({ request, status, terms, children }: Props) => (
  <>
    {request.error && (
      <p role="alert" className="font-medium text-bad">
        {errorMessage(request.error)}
      </p>
    )}
    <Button
      size="lg"
      wide
      disabled={status !== 'online'}
      busy={request.isPending}
      busyWords="Pedindo…"
      onClick={() => request.ask(terms)}
    >
      {children}
    </Button>
    {status !== 'online' && (
      <LinkButton href="/consultores?online=sim" variant="quiet" wide>
        Ver quem está online agora
      </LinkButton>
    )}
  </>
)
