import type { Status } from '#domains/consultants/rules.ts'
import { SubmitRequest } from './submit-request.tsx'
import type { ConsultationRequest } from './use-request.ts'
import { WelcomeNote } from './welcome-note.tsx'

type Props = {
  consultant: { id: string; name: string; acceptsWelcome: boolean; isAutomatic?: boolean | undefined }
  request: ConsultationRequest
  status: Status
}

/** The request with the free minutes of the first time. */
export const WelcomeRequest = ({ consultant, request, status }: Props) => (
  <div className="grid gap-5">
    <WelcomeNote consultant={consultant} />
    <SubmitRequest request={request} status={status} terms={{ channel: 'chat', welcome: true }}>
      Pedir a conversa grátis
    </SubmitRequest>
  </div>
)
