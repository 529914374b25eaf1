import { useQuery } from '@tanstack/react-query'
import { apiContext } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { profilesTopic, reviewsTopic } from '#domains/consultants/facts.ts'
import { apiQuery } from '#browser/query.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { listLatestReviews, type ReviewWithConsultant as Shown } from '#domains/reviews/contract.ts'
import type { Distribution } from '#domains/reviews/rules.ts'
import { MyReviews } from '#domains/reviews/ui/my-reviews.tsx'
import { ReceivedReviews } from '#domains/reviews/ui/received-reviews.tsx'
import { ReviewWithConsultant } from '#domains/reviews/ui/review-with-consultant.tsx'
import { StarBars } from '#domains/reviews/ui/star-bars.tsx'
import { PersonalPage } from '../../layouts/dashboard/personal-page.tsx'
import type { Route } from './+types/reviews.ts'

export const meta = () =>
  pageMeta({
    title: 'Avaliações',
    description:
      'As avaliações mais recentes de quem consultou no Sensitivos. Só avalia quem teve uma consulta concluída, e ninguém muda uma letra.',
    path: '/avaliacoes',
  })

export const headers = () => publicPageHeaders({ seconds: 60, topics: [reviewsTopic, profilesTopic] })

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(listLatestReviews, {})

export default function Reviews({ loaderData: initial }: Route.ComponentProps) {
  const { data } = useQuery({ ...apiQuery(listLatestReviews, {}), initialData: initial })
  const { state, user } = useSession()
  return (
    <PersonalPage isPublic>
      <PageHeading
        overline="Avaliações"
        title={
          user?.role === 'client'
            ? 'Suas avaliações'
            : user?.role === 'consultor'
              ? 'O que dizem de você'
              : 'Quem consultou conta'
        }
        lead="Só avalia quem teve uma consulta concluída aqui, uma vez por consulta. Ninguém cria nem muda uma avaliação, nem nós."
      />
      {user?.role === 'client' && <MyReviews />}
      {user?.role === 'consultor' && <ReceivedReviews consultantId={user.id} />}
      {(!user || user.role === 'admin') && <Latest {...data} mayWrite={state === 'signed-out'} />}
    </PersonalPage>
  )
}

type LatestProps = { reviews: readonly Shown[]; distribution: Distribution; mayWrite: boolean }

const Latest = ({ reviews, distribution, mayWrite }: LatestProps) =>
  reviews.length === 0 ? (
    <EmptyState title="Ainda sem avaliações">A primeira aparece aqui depois de uma consulta concluída.</EmptyState>
  ) : (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <aside aria-label="Todas as notas" className="grid gap-5 lg:sticky lg:top-28">
        <StarBars distribution={distribution} />
        {mayWrite && (
          <p className="text-quiet">
            Teve uma consulta?{' '}
            <a href={signInPathFor('/avaliacoes')} className="prose-link">
              Entre para avaliar
            </a>
            .
          </p>
        )}
      </aside>
      <section aria-labelledby="recentes" className="grid gap-5">
        <h2 id="recentes" className="text-2xl">
          As mais recentes
        </h2>
        <ul className="grid divide-y divide-line">
          {reviews.map((about) => (
            <li key={about.review.id} className="py-5 first:pt-0">
              <ReviewWithConsultant about={about} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
