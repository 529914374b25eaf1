import { browserApi } from '#browser/api.ts'
import { endSessions, restPayouts, type Decisions, warnPerson } from '../contract.ts'
import { BlockForm } from './block-form.tsx'
import { CommissionForm } from './commission-form.tsx'
import { CorrectionActs } from './correction-acts.tsx'
import { FeaturedForm } from './featured-form.tsx'
import { GoodwillForm } from './goodwill-form.tsx'
import { SuspendForm } from './suspend-form.tsx'
import { TierForm } from './tier-form.tsx'
import { TeamActForm } from './team-act-form.tsx'

/** The acts that are possible now, the mildest first. */
export function ActForms({ decisions }: { decisions: Decisions }) {
  const { personId: id, role, consequences, restraints } = decisions
  const holds = (kind: string) => restraints.some((one) => one.kind === kind && !one.liftedAt)
  const { sessions } = consequences
  return (
    <div className="grid gap-1">
      <CorrectionActs decisions={decisions} />
      {sessions > 0 && (
        <TeamActForm
          name="desconectar"
          title="Encerrar os acessos"
          meaning={`${sessions === 1 ? 'Um acesso aberto se encerra' : `${sessions} acessos abertos se encerram`}; a pessoa entra de novo com a senha.`}
          words="Encerrar os acessos"
          busyWords="Encerrando…"
          done="Acessos encerrados"
          act={(given) => browserApi(endSessions, { id, ...given })}
        />
      )}
      <TeamActForm
        name="advertir"
        title="Advertir"
        meaning="Vai por e-mail e fica no alto da página da conta até a pessoa dizer que leu. Nada mais muda."
        words="Advertir"
        busyWords="Enviando…"
        done="Advertência enviada"
        act={(given) => browserApi(warnPerson, { id, ...given })}
      />
      <GoodwillForm personId={id} />
      <FeaturedForm {...decisions} />
      <TierForm {...decisions} />
      <CommissionForm {...decisions} />
      {role === 'consultor' && !holds('payouts_rest') && (
        <TeamActForm
          title="Segurar os saques"
          meaning="Os ganhos ficam guardados até alguém liberar. O que já está com o banco segue; o resto da conta continua igual."
          words="Segurar os saques"
          busyWords="Segurando…"
          done="Saques em conferência"
          act={(given) => browserApi(restPayouts, { id, ...given })}
        />
      )}
      {!holds('blocked') && <SuspendForm decisions={decisions} />}
      {!holds('blocked') && <BlockForm decisions={decisions} />}
    </div>
  )
}
