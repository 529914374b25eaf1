import { Suspense } from 'react'
import { useParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { isMonth, monthWords } from '#domains/reports/accounting/months.rules.ts'
import { BackOfficePage } from './back-office-page.tsx'
import type { Route } from './+types/books-month.ts'

const MonthView = lazyPart(() => import('#domains/reports/ui/accounting/month-view.tsx'), 'MonthView')

const titleOf = (month = '') => (isMonth(month) ? `Contabilidade: ${monthWords(month)}` : 'Contabilidade')

export const meta = ({ params: { month } }: Route.MetaArgs) =>
  pageMeta({
    title: titleOf(month),
    description: 'Um mês dos livros da casa.',
    path: `/admin-dashboard/contabilidade/${month}`,
    noindex: true,
  })

const ALL_MONTHS = (
  <a href="/admin-dashboard/contabilidade" className="prose-link text-sm" data-print="no">
    Todos os meses
  </a>
)

export default function BooksMonth() {
  const { month = '' } = useParams()
  return (
    <BackOfficePage title={titleOf(month)} action={ALL_MONTHS}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <MonthView key={month} month={month} />
      </Suspense>
    </BackOfficePage>
  )
}
