import { pageMeta } from '#browser/seo/page-meta.ts'
import { SuspenseAccount } from '#domains/payments/suspense/ui/suspense-account.tsx'
import { MoneyPage } from './money-page.tsx'

const TITLE = 'Em suspenso'

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Dinheiro que espera por uma decisão.',
    path: '/admin-dashboard/suspenso',
    noindex: true,
  })

export default function Suspense() {
  return (
    <MoneyPage
      title={TITLE}
      emblem="hourglass"
      lead="Dinheiro que chegou diferente do combinado. Cada valor espera por uma pessoa, e cada decisão fica registrada."
    >
      <SuspenseAccount />
    </MoneyPage>
  )
}
