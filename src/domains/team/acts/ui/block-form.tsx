import { browserApi } from '#browser/api.ts'
import { PAID_OUT_AFTER_DAYS } from '#domains/accounts/restraints.rules.ts'
import { blockPerson, type Decisions } from '../contract.ts'
import { TeamActForm } from './team-act-form.tsx'
import { consequencesInWords } from './words.ts'

/** Blocks; whoever has earned something waits for a second member, and is suspended meanwhile. */
export function BlockForm({ decisions }: { decisions: Decisions }) {
  const waits = decisions.consequences.earningsCents > 0n
  const underWay = consequencesInWords(decisions)
  return (
    <TeamActForm
      name="bloquear"
      title="Bloquear"
      meaning={
        <>
          <p>
            Ninguém entra na conta. A sala aberta é encerrada e cobrada pelos segundos provados; consultas marcadas e
            perguntas voltam para quem pagou; assinaturas param de renovar. Saques descansam: depois de{' '}
            {PAID_OUT_AFTER_DAYS} dias, o que nenhum caso segura é pago. O saldo próprio pode ser retirado pelo link do
            e-mail.
          </p>
          {underWay && <p className="mt-2 font-semibold">Alcança agora: {underWay}.</p>}
          {waits && <p className="mt-2">Há ganhos: outra pessoa confirma, e a conta fica suspensa enquanto isso.</p>}
        </>
      }
      words={waits ? 'Suspender e propor o bloqueio' : 'Bloquear'}
      busyWords="Bloqueando…"
      done={waits ? 'Suspensa; o bloqueio espera outra pessoa' : 'Conta bloqueada'}
      act={(given) => browserApi(blockPerson, { id: decisions.personId, ...given })}
    />
  )
}
