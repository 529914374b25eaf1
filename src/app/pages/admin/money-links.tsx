import { useQuery } from '@tanstack/react-query'
import { Card } from '#browser/kit/display/card.tsx'
import { apiQuery } from '#browser/query.ts'
import { listDisputes } from '#domains/payments/disputes/contract.ts'
import { readReconciliations } from '#domains/payments/reconciliation/contract.ts'
import { readSuspense } from '#domains/payments/suspense/contract.ts'

/** Links to the payments that need attention, each with its count. */
export function MoneyLinks() {
  const { data: disputes } = useQuery(apiQuery(listDisputes, {}))
  const { data: books } = useQuery(apiQuery(readReconciliations, {}))
  const { data: suspense } = useQuery(apiQuery(readSuspense, {}))
  const open = disputes?.disputes.filter(({ state }) => state === 'opened').length
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      <MoneyLink
        href="/admin-dashboard/conferencia"
        title="Conferência com o banco"
        count={books?.differences.length}
        one="fora do lugar"
        none="Nenhuma diferença"
      />
      <MoneyLink
        href="/admin-dashboard/suspenso"
        title="Em suspenso"
        count={suspense?.waiting.length}
        one="a decidir"
        none="Nada a decidir"
      />
      <MoneyLink
        href="/admin-dashboard/contestacoes"
        title="Contestações"
        count={open}
        one="esperando o banco"
        none="Nenhuma em aberto"
      />
    </ul>
  )
}

type Props = { href: string; title: string; count: number | undefined; one: string; none: string }

const MoneyLink = ({ href, title, count, one, none }: Props) => (
  <Card as="li" lifts className="relative grid gap-1">
    <a href={href} className="font-display text-lg after:absolute after:inset-0 hover:text-accent">
      {title}
    </a>
    <p className="min-h-6 text-quiet text-sm">{count === undefined ? '' : count === 0 ? none : `${count} ${one}`}</p>
  </Card>
)
