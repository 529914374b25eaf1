import { browserApi } from '#browser/api.ts'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import type { Endpoint } from '#shared/contract.ts'
import { tellApart } from '../registration/contract.ts'

/** Says that an account is a person of its own, whatever phone or card it shares. `list`: what is read again then. */
export const TellApart = ({ email, list }: { email: string; list: Endpoint }) => (
  <FoldedAct title="É outra pessoa, com o mesmo telefone ou cartão">
    <ReasonForm
      label="Como você soube"
      rows={2}
      least={1}
      most={1_000}
      hint={`Pausas e bloqueios de outras contas com o mesmo telefone ou meio de pagamento deixam de valer para ${email}. Só a equipe lê.`}
      missing="Diga como você soube que é outra pessoa."
      words="Separar as contas"
      busyWords="Separando…"
      act={(reason) => browserApi(tellApart, { email, reason })}
      done={{ title: 'Contas separadas', description: `${email} não depende mais das outras contas.` }}
      list={list}
    />
  </FoldedAct>
)
