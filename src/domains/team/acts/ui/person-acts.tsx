import { useQuery } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { useSearchParams } from 'react-router'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { formatDay } from '#shared/dates.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import { readDecisions, type Decisions } from '../contract.ts'
import { ActForms } from './act-forms.tsx'
import { Correcting } from './correcting.tsx'
import { History } from './history.tsx'
import { OpenProposal } from './open-proposal.tsx'
import { RestraintInForce } from './restraint-in-force.tsx'
import { consequencesInWords, sharedInWords } from './words.ts'

/** Everything that the team can do with one person, with what it would mean, what holds now, and what was. */
export function PersonActs({ personId }: { personId: string }) {
  const decisions = useQuery({
    queryKey: [readDecisions.path, personId],
    queryFn: () => browserApi(readDecisions, { id: personId }),
  })
  if (decisions.isError)
    return <ErrorState onRetry={() => decisions.refetch()}>Não foi possível ler as decisões.</ErrorState>
  if (!decisions.data) return <p role="status">Lendo as decisões…</p>
  return <Acts decisions={decisions.data} />
}

/** A kind of the queue and an id. */
const CASE = /^[a-z_]+:[0-9a-f-]{36}$/

/** The case that led here, which stays at hand. */
function FromCase() {
  const [address] = useSearchParams()
  const open = address.get('caso')
  return (
    open &&
    CASE.test(open) && (
      <p className="text-sm">
        <a href={`/admin-dashboard?caso=${open}`} className="prose-link">
          Voltar ao caso que trouxe aqui
        </a>
      </p>
    )
  )
}

function Acts({ decisions }: { decisions: Decisions }) {
  const { restraints, proposals, related, isInReview, role } = decisions
  const inForce = restraints.filter(({ liftedAt }) => !liftedAt)
  const open = proposals.filter(({ outcome }) => !outcome)
  const underWay = consequencesInWords(decisions)
  return (
    <section aria-label="Decisões sobre esta pessoa" className="grid gap-4">
      <FromCase />
      {isInReview && (
        <Notice tone="warn" title="Outra conta desta pessoa está bloqueada">
          Ela entra e lê, e não começa nada novo. Se são duas pessoas, separe as contas.
        </Notice>
      )}
      {related.map((other) => (
        <p key={other.personId} className="text-sm">
          <a href={hrefOfObject('person', other.personId)} className="prose-link">
            {other.firstName}
          </a>
          , bloqueada em {formatDay(other.blockedAt)}: {sharedInWords(other.by)}.
        </p>
      ))}
      <Correcting {...decisions} />
      {inForce.map((restraint) => (
        <RestraintInForce key={restraint.id} personId={decisions.personId} restraint={restraint} />
      ))}
      {open.map((proposal) => (
        <OpenProposal key={proposal.id} proposal={proposal} />
      ))}
      {role === 'admin' ? (
        <p className="text-quiet text-sm">É da equipe: o acesso muda em Equipe.</p>
      ) : (
        <>
          <p className="text-sm">
            {underWay ? `Agora há: ${underWay}.` : 'Nada em andamento, nada a receber, nenhum saldo.'}
          </p>
          <ActForms decisions={decisions} />
        </>
      )}
      <Fold title="Histórico de decisões">
        <History decisions={decisions} />
      </Fold>
    </section>
  )
}
