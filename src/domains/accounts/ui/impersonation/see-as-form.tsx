import { browserApi } from '#browser/api.ts'
import { seeAs } from '#browser/impersonation.ts'
import { ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { beginImpersonation } from '../../impersonation/contract.ts'
import { REASON_LENGTH } from '../../impersonation/rules.ts'
import { dashboardOf } from '../../rules.ts'

/** Asks why, and makes this tab see what the person sees. */
export function SeeAsForm({ id }: { id: string }) {
  async function begin(reason: string) {
    const { token, expiresAt, firstName, role } = await browserApi(beginImpersonation, { id, reason })
    seeAs({ token, id, firstName, until: expiresAt.toISOString() })
    location.replace(dashboardOf(role))
  }
  return (
    <ReasonForm
      label="Motivo, que fica no registro"
      hint="A pessoa lê que a equipe viu, e quando; não lê por quê."
      least={REASON_LENGTH.least}
      most={REASON_LENGTH.most}
      missing={`Diga por quê, em pelo menos ${REASON_LENGTH.least} caracteres.`}
      words="Ver por 15 minutos"
      busyWords="Abrindo…"
      isPrimary
      act={begin}
      list={beginImpersonation}
    >
      <ul className="measure list-disc pl-5 text-sm">
        <li>Esta aba mostra as páginas como a pessoa as vê. As outras abas continuam suas.</li>
        <li>Nada muda: nenhum botão age, ninguém vê que há alguém ali, nada fica marcado como lido.</li>
        <li>Ficam de fora conversas, perguntas, anotações, dados de nascimento, leituras e códigos.</li>
      </ul>
    </ReasonForm>
  )
}
