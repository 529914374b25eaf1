import { browserApi } from '#browser/api.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { mayDo } from '#shared/capabilities.ts'
import { type Decisions, mailConfirmation } from '../contract.ts'
import { stopEmailCorrection } from '../corrections.contract.ts'
import { CorrectionForm } from './correction-form.tsx'
import { TeamActForm } from './team-act-form.tsx'

/** What of somebody's data is corrected, and what becomes of a link that waits; of whoever may do that. */
export function CorrectionActs({ decisions }: { decisions: Decisions }) {
  const { personId: id, isEmailConfirmed, correctedEmail } = decisions
  const { user } = useSession()
  if (!mayDo(user, 'corrections')) return null
  return (
    <>
      <CorrectionForm {...decisions} />
      {correctedEmail && (
        <TeamActForm
          title="Impedir a troca do e-mail"
          meaning={`O link enviado para ${correctedEmail} deixa de valer, e a conta fica com o endereço de hoje.`}
          words="Impedir a troca"
          busyWords="Um instante…"
          done="Troca impedida"
          act={(given) => browserApi(stopEmailCorrection, { id, ...given })}
        />
      )}
      {(!isEmailConfirmed || correctedEmail) && (
        <TeamActForm
          title="Reenviar a confirmação do e-mail"
          meaning={`Um link novo, válido por 24 horas, vai para ${correctedEmail ?? 'o endereço da conta'}.`}
          words="Reenviar"
          busyWords="Enviando…"
          done="Confirmação enviada"
          act={(given) => browserApi(mailConfirmation, { id, ...given })}
        />
      )}
    </>
  )
}
