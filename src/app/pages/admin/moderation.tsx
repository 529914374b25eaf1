import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Tabs } from '#browser/kit/navigation/tabs.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { DeskPage } from './desk-page.tsx'

const ReportsToDecide = lazyPart(() => import('#domains/moderation/ui/reports-to-decide.tsx'), 'ReportsToDecide')
const ReviewCases = lazyPart(() => import('#domains/reviews/ui/review-cases.tsx'), 'ReviewCases')
const Signals = lazyPart(() => import('#domains/moderation/ui/signals.tsx'), 'Signals')

export const meta = () =>
  pageMeta({
    title: 'Moderação · Equipe',
    description: 'Denúncias, avaliações que esperam, e o que as regras seguraram.',
    path: '/admin-dashboard/moderacao',
    noindex: true,
  })

const PARTS = [
  { value: 'denuncias', title: 'Denúncias', Content: ReportsToDecide },
  { value: 'avaliacoes', title: 'Avaliações', Content: ReviewCases },
  { value: 'sinais', title: 'Sinais', Content: Signals },
] as const

/** What people reported, reviews and testimonials that wait, and what nobody reported; the part is in the address. */
export default function Moderation() {
  const [params, setParams] = useSearchParams()
  const part = PARTS.find(({ value }) => value === params.get('parte'))?.value ?? PARTS[0].value
  return (
    <DeskPage
      title="Moderação"
      lead="Cada caso com o que era, quem contou e o prazo. A decisão e o motivo ficam registrados."
    >
      <Tabs
        label="Moderação"
        value={part}
        onChange={(value) => setParams(value === PARTS[0].value ? {} : { parte: value })}
        tabs={PARTS.map(({ value, title, Content }) => ({
          value,
          title,
          content: (
            <>
              <h2 className="sr-only">{title}</h2>
              <Suspense fallback={<Skeleton className="h-60 w-full" />}>
                <Content />
              </Suspense>
            </>
          ),
        }))}
      />
    </DeskPage>
  )
}
