import { useSearchParams } from 'react-router'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { ExportProgress } from '#domains/reports/ui/long-export.tsx'
import { PeriodReport } from '#domains/reports/ui/period-report.tsx'
import { Statement } from '#domains/reports/ui/statement.tsx'
import { EarningsSummary } from '#domains/wallet/ui/earnings-summary.tsx'

/** What a client spent or a consultant earned: by period, and every movement. */
export function MyStatement() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const file = search.get('arquivo')
  const isConsultant = user?.role === 'consultor'
  return (
    <div className="grid gap-10">
      {file && (
        <section aria-labelledby="planilha">
          <SectionHeading id="planilha" title="A sua planilha" />
          <ExportProgress id={file} />
        </section>
      )}
      {isConsultant && <EarningsSummary />}
      <PeriodReport role={isConsultant ? 'consultor' : 'client'} />
      <section aria-labelledby="extrato">
        <SectionHeading id="extrato" title="Todos os movimentos" />
        <Statement />
      </section>
    </div>
  )
}
