import { useSearchParams } from 'react-router'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
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
    <>
      <PageHeading
        overline="Relatórios"
        title={isConsultant ? 'Meus ganhos' : 'Meu extrato'}
        lead="Cada consulta, pergunta, pagamento e reembolso tem o seu recibo, e qualquer pessoa pode conferi-lo."
        action={
          <a href="/relatorios?recibo=" className="prose-link" data-print="no">
            Conferir um recibo
          </a>
        }
      />
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
    </>
  )
}
