import { lazy, Suspense } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import type { Consultation } from '#domains/consultations/contract.ts'
import { RoomPage, type RoomSlots } from '#domains/consultations/ui/room/room-page.tsx'
import { clientBriefOf } from './client-brief-of.tsx'
import type { Route } from './+types/room.ts'

const ReviewForm = lazy(async () => ({ default: (await import('#domains/reviews/ui/review-form.tsx')).ReviewForm }))

const RoomTopUp = lazy(async () => ({
  default: (await import('#domains/catalogue/ui/top-up/room-top-up.tsx')).RoomTopUp,
}))

/** Credit is added beside the conversation; the code comes with the first press. */
const topUpOf: RoomSlots['topUp'] = (consultation, sheet) => (
  <Suspense fallback={null}>
    <RoomTopUp consultation={consultation} {...sheet} />
  </Suspense>
)

/** The client of a settled consultation is asked for a review. */
const reviewOf = ({ id, you }: Consultation) =>
  you === 'client' && (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <ReviewForm consultationId={id} />
    </Suspense>
  )

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({
    title: 'Consulta',
    description: 'Uma conversa entre duas pessoas, que só elas veem.',
    path: location.pathname as `/${string}`,
    noindex: true,
  })

export default function Room({ params: { roomId } }: Route.ComponentProps) {
  return (
    <main className="page max-md:px-4">
      <RequireSignIn
        title="Consulta"
        why="Esta é uma conversa entre duas pessoas, e só elas podem vê-la. Entre com a conta que participa dela."
      >
        <RoomPage key={roomId} id={roomId} afterwards={reviewOf} about={clientBriefOf} topUp={topUpOf} />
      </RequireSignIn>
    </main>
  )
}
