import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { PageHeading } from '#browser/kit/page-heading.tsx'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import { Tabs } from '#browser/kit/tabs.tsx'
import { asking } from '#browser/query.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { listApplications } from '#domains/consultants/contract.ts'
import { ApplicationsInReview } from '#domains/consultants/ui/application/applications-in-review.tsx'
import { readTransparency } from '#domains/reports/contract.ts'
import { Figures } from '#domains/reports/ui/figures.tsx'
import { listTestimonialCases } from '#domains/reviews/testimonials/contract.ts'
import { TestimonialsToDecide } from '#domains/reviews/testimonials/ui/testimonials-to-decide.tsx'
import { listMessages } from '#domains/support/contract.ts'
import { OpenMessages } from '#domains/support/ui/open-messages.tsx'
import { Panel } from '../layouts/panel.tsx'

export const meta = () =>
  pageMeta({
    title: 'Painel da equipe',
    description: 'O que espera por uma decisão da equipe.',
    path: '/admin-dashboard',
    noindex: true,
  })

export default function AdminDashboard() {
  return (
    <Panel>
      <RequireSignIn role="admin" why="Aqui a equipe lê candidaturas, depoimentos e mensagens.">
        {(user) => (
          <>
            <PageHeading overline="Painel da equipe" title={`Olá, ${user.firstName}`} lead="O que espera por uma decisão, do mais antigo ao mais novo." />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
              <Waiting />
              <section aria-labelledby="numeros" className="grid gap-4">
                <h2 id="numeros" className="text-xl">
                  Números da casa
                </h2>
                <Numbers />
              </section>
            </div>
          </>
        )}
      </RequireSignIn>
    </Panel>
  )
}

function Waiting() {
  const { data: applications } = useQuery(asking(listApplications, {}))
  const { data: testimonials } = useQuery(asking(listTestimonialCases, { state: 'pending' }))
  const { data: messages } = useQuery(asking(listMessages, { state: 'open' }))
  return (
    <Tabs
      label="O que espera por uma decisão"
      tabs={[
        { value: 'candidaturas', title: counted('Candidaturas', applications?.applications), content: <ApplicationsInReview /> },
        { value: 'depoimentos', title: counted('Depoimentos', testimonials?.testimonials), content: <TestimonialsToDecide /> },
        { value: 'mensagens', title: counted('Mensagens', messages?.messages), content: <OpenMessages /> },
      ]}
    />
  )
}

/** Lists end at a hundred, and so does what is counted. */
const counted = (name: string, waiting: readonly unknown[] | undefined) => (waiting ? `${name} (${waiting.length < 100 ? waiting.length : '100+'})` : name)

function Numbers() {
  const { data, error, refetch } = useQuery(asking(readTransparency, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{wordsOf(error)}</ErrorState>
  return data ? <Figures figures={data} /> : <Skeleton className="h-48 w-full" />
}
