import { browserApi } from '#browser/api.ts'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { readCampaign, resumeCampaign, stopCampaign } from '../contract.ts'
import { LEAST_REASON_LENGTH, MOST_REASON_LENGTH } from '../rules.ts'

/** Stops a campaign that is being sent, or sends what is left of it. */
export const StopOrResume = ({ id, isStopped }: { id: string; isStopped: boolean }) => (
  <FoldedAct title={isStopped ? 'Continuar o envio' : 'Parar o envio'} open={isStopped}>
    <ReasonForm
      key={String(isStopped)}
      label="Motivo"
      hint={
        isStopped
          ? 'Sai para quem ainda falta; ninguém recebe duas vezes.'
          : 'O que já saiu não volta. O que falta espera, e dá para continuar depois.'
      }
      rows={2}
      least={LEAST_REASON_LENGTH}
      most={MOST_REASON_LENGTH}
      missing="Diga o motivo, em dez letras ou mais."
      words={isStopped ? 'Continuar' : 'Parar'}
      busyWords="Mudando…"
      act={(reason) => browserApi(isStopped ? resumeCampaign : stopCampaign, { id, reason })}
      done={{ title: isStopped ? 'Continua a sair' : 'Parada' }}
      list={readCampaign}
    />
  </FoldedAct>
)
