import { browserApi } from '#browser/api.ts'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { type ApplicationCase, listApplications, refuseApplication } from '../../applications/contract.ts'
import { LEAST_REASON, MOST_REASON } from '../../applications/rules.ts'
import { useReadAgain } from './use-read-again.ts'

/** The other decision, folded away: a reason, which the person reads. */
export const RefusalForm = ({ one }: { one: ApplicationCase }) => (
  <FoldedAct title="Recusar com um motivo">
    <ReasonForm
      label="Motivo"
      hint={`${one.name} lê estas palavras no painel e por e-mail, e pode corrigir e enviar de novo.`}
      least={LEAST_REASON}
      most={MOST_REASON}
      missing={`Explique o motivo em pelo menos ${LEAST_REASON} caracteres.`}
      words="Recusar candidatura"
      busyWords="Recusando…"
      act={(reason) => browserApi(refuseApplication, { id: one.id, reason, revision: one.revision })}
      onError={useReadAgain()}
      done={{ title: 'Candidatura recusada', description: `${one.name} recebe o motivo por e-mail.` }}
      list={listApplications}
    >
      {one.earlierRefusals.map((earlier, at) => (
        <p key={at} className="measure whitespace-pre-line border-metal border-l-2 pl-3 text-quiet text-sm">
          Recusada antes: {earlier}
        </p>
      ))}
    </ReasonForm>
  </FoldedAct>
)
