import { pageMeta } from '#browser/seo/page-meta.ts'
import { Reconciliations } from '#domains/payments/reconciliation/ui/reconciliations.tsx'
import { MoneyPage } from './money-page.tsx'

const TITLE = 'Conferência com o banco'

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Os nossos livros ao lado dos livros do banco.',
    path: '/admin-dashboard/conferencia',
    noindex: true,
  })

export default function ReconciliationsPage() {
  return (
    <MoneyPage
      title={TITLE}
      emblem="book"
      lead="Todas as noites comparamos os nossos livros com os do banco. As três listas devem estar vazias."
    >
      <Reconciliations />
    </MoneyPage>
  )
}
