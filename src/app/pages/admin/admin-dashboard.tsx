import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Tabs } from '#browser/kit/navigation/tabs.tsx'
import { apiQuery } from '#browser/query.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { listClaims } from '#domains/claims/contract.ts'
import { ClaimsToDecide } from '#domains/claims/ui/claims-to-decide.tsx'
import { listApplications } from '#domains/consultants/applications/contract.ts'
import { ApplicationsInReview } from '#domains/consultants/ui/application/applications-in-review.tsx'
import { MissedWords } from '#domains/consultants/ui/missed-words.tsx'
import { listWithdrawalCases } from '#domains/payments/withdrawals/contract.ts'
import { WithdrawalsToPay } from '#domains/payments/withdrawals/ui/withdrawals-to-pay.tsx'
import { readTransparency } from '#domains/reports/contract.ts'
import { TransparencyFigures } from '#domains/reports/ui/transparency-figures.tsx'
import { listTestimonialCases } from '#domains/reviews/testimonials/contract.ts'
import { TestimonialsToDecide } from '#domains/reviews/testimonials/ui/testimonials-to-decide.tsx'
import { listMessages } from '#domains/support/contract.ts'
import { OpenMessages } from '#domains/support/ui/open-messages.tsx'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'
import { MoneyLinks } from './money-links.tsx'

export const meta = () =>
  pageMeta({
    title: 'Painel da equipe',
    description: 'O que espera por uma decisão da equipe.',
    path: '/admin-dashboard',
    noindex: true,
  })

export default function AdminDashboard() {
  return (
    <DashboardLayout>
      <RequireSignIn
        title="Painel da equipe"
        role="admin"
        why="Aqui a equipe lê candidaturas, depoimentos e mensagens."
      >
        {(user) => (
          <>
            <PageHeading
              overline="Painel da equipe"
              title={`Olá, ${user.firstName}`}
              lead="O que espera por uma decisão, do mais antigo ao mais novo."
            />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
              <WaitingCases />
              <DashboardSection id="dinheiro" title="Dinheiro a conferir">
                <MoneyLinks />
              </DashboardSection>
              <DashboardSection id="buscas" title="O que procuraram e não encontraram">
                <MissedWords />
              </DashboardSection>
              <DashboardSection id="numeros" title="Números da casa">
                <Numbers />
              </DashboardSection>
            </div>
          </>
        )}
      </RequireSignIn>
    </DashboardLayout>
  )
}

/** Each list is open when somebody waits in it. */
function WaitingCases() {
  const { data: applications } = useQuery(apiQuery(listApplications, {}))
  const { data: testimonials } = useQuery(apiQuery(listTestimonialCases, { state: 'pending' }))
  const { data: messages } = useQuery(apiQuery(listMessages, { state: 'open' }))
  const { data: withdrawals } = useQuery(apiQuery(listWithdrawalCases, {}))
  const toPay = withdrawals?.withdrawals.filter(({ byHand }) => byHand?.state === 'waiting')
  const { data: claims } = useQuery(apiQuery(listClaims, {}))
  const [chosen, setChosen] = useState<string>()
  const lists = {
    candidaturas: applications?.applications,
    depoimentos: testimonials?.testimonials,
    mensagens: messages?.messages,
    reembolsos: claims?.claims.filter(({ state }) => state === 'open'),
    retiradas: toPay,
  }
  const entries = Object.entries(lists)
  if (!chosen && entries.every(([, waiting]) => waiting))
    setChosen(entries.find(([, waiting]) => waiting!.length > 0)?.[0] ?? 'candidaturas')
  return (
    <Tabs
      value={chosen ?? 'candidaturas'}
      onChange={setChosen}
      label="O que espera por uma decisão"
      tabs={[
        {
          value: 'candidaturas',
          title: titleWithCount('Candidaturas', lists.candidaturas),
          content: <ApplicationsInReview />,
        },
        {
          value: 'depoimentos',
          title: titleWithCount('Depoimentos', lists.depoimentos),
          content: <TestimonialsToDecide />,
        },
        { value: 'mensagens', title: titleWithCount('Mensagens', lists.mensagens), content: <OpenMessages /> },
        { value: 'reembolsos', title: titleWithCount('Reembolsos', lists.reembolsos), content: <ClaimsToDecide /> },
        { value: 'retiradas', title: titleWithCount('Retiradas', lists.retiradas), content: <WithdrawalsToPay /> },
      ]}
    />
  )
}

/** Lists are limited to a hundred entries, so a count of 100 means "100 or more". */
const titleWithCount = (name: string, waiting: readonly unknown[] | undefined) =>
  waiting ? `${name} (${waiting.length < 100 ? waiting.length : '100+'})` : name

function Numbers() {
  const { data, error, refetch } = useQuery(apiQuery(readTransparency, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  return data ? <TransparencyFigures figures={data} /> : <Skeleton className="h-48 w-full" />
}
