import type { ReactNode } from 'react'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { QueueKind } from '#domains/team/queue/kinds.rules.ts'
import { useQueueCounts } from '#domains/team/queue/ui/use-queue.ts'
import { mayDo } from '#shared/capabilities.ts'

/** What waits for the team, by the address of its part. */
export type WaitingCounts = Readonly<Record<string, number | undefined>>

const PARTS: Readonly<Record<QueueKind, string>> = {
  claim: '/admin-dashboard/dinheiro/reembolsos',
  closing: '/admin-dashboard/mensagens',
  message: '/admin-dashboard/mensagens',
  withdrawal: '/admin-dashboard/dinheiro/retiradas-a-fazer',
  payout: '/admin-dashboard/dinheiro/saques-a-fazer',
  suspense: '/admin-dashboard/dinheiro/suspenso',
  dispute: '/admin-dashboard/dinheiro/contestacoes',
  reconciliation: '/admin-dashboard/dinheiro/conferencia',
  application: '/admin-dashboard/consultores/candidaturas',
  testimonial: '/admin-dashboard/moderacao/depoimentos',
  report: '/admin-dashboard/moderacao',
  held_review: '/admin-dashboard/moderacao/avaliacoes',
  objection: '/admin-dashboard/moderacao/avaliacoes',
  to_pack: '/admin-dashboard/loja/pedidos',
  to_post: '/admin-dashboard/loja/pedidos',
  silent_parcel: '/admin-dashboard/loja/pedidos',
  missing_parcel: '/admin-dashboard/loja/pedidos',
  return_requested: '/admin-dashboard/loja/pedidos',
  return_arrived: '/admin-dashboard/loja/pedidos',
  low_stock: '/admin-dashboard/loja',
  proposal: '/admin-dashboard/equipe',
}

type Props = { children: (counts: WaitingCounts) => ReactNode }

/** The counts of the queue, for code that is loaded only by the team; none for whoever may not read it. */
export function WithWaitingCounts({ children }: Props) {
  const { user } = useSession()
  return mayDo(user, 'people') ? <Counted>{children}</Counted> : children({})
}

function Counted({ children }: Props) {
  const { data = [] } = useQueueCounts()
  const counts: Record<string, number> = {}
  for (const { kind, waiting } of data) {
    counts[PARTS[kind]] = (counts[PARTS[kind]] ?? 0) + waiting
    counts['/admin-dashboard'] = (counts['/admin-dashboard'] ?? 0) + waiting
  }
  return children(counts)
}
