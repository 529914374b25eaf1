import { pageMeta } from '#browser/seo/page-meta.ts'
import { DisputeCases } from '#domains/payments/ui/dispute-cases.tsx'
import { MoneyPage } from './money-page.tsx'

const TITLE = 'Contestações'

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Compras contestadas no banco.',
    path: '/admin-dashboard/contestacoes',
    noindex: true,
  })

export default function Disputes() {
  return (
    <MoneyPage
      title={TITLE}
      emblem="seal"
      lead="Compras que alguém não reconhece no banco. O que resta delas fica guardado até a decisão."
    >
      <DisputeCases />
    </MoneyPage>
  )
}
