import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import type { Consultation } from '#domains/consultations/contract.ts'
import { threadPath } from '#domains/written-questions/thread-path.rules.ts'
import { clientPath } from '#domains/consultations/ui/counterpart.ts'
import { RoomPage } from '#domains/consultations/ui/room/room-page.tsx'
import type { RoomSlots } from '#domains/consultations/ui/room/room-slots.ts'
import { clientBriefOf } from './client-brief-of.tsx'
import { roomPanelOf } from './room-panel-of.tsx'
import type { Route } from './+types/room.ts'

const ReviewForm = lazyPart(() => import('#domains/reviews/ui/review-form.tsx'), 'ReviewForm')

const ClientSharingSettings = lazyPart(
  () => import('#domains/clients/ui/client-sharing-settings.tsx'),
  'ClientSharingSettings',
)
const FollowUpForm = lazyPart(() => import('#domains/written-questions/ui/thread/follow-up-form.tsx'), 'FollowUpForm')
const RoomTopUp = lazyPart(() => import('#domains/catalogue/ui/top-up/room-top-up.tsx'), 'RoomTopUp')

/** Credit is added beside the conversation; the code comes with the first press. */
const topUpOf: RoomSlots['topUp'] = (consultation, sheet) => (
  <Suspense fallback={null}>
    <RoomTopUp consultation={consultation} {...sheet} />
  </Suspense>
)

const OpenOrders = lazyPart(() => import('#domains/catalogue/ui/orders/open-orders.tsx'), 'OpenOrders')

/** The sheet closes with the room; a Pix that was asked for there is paid on the page of its order. */
const openOrders = () => (
  <Suspense fallback={null}>
    <OpenOrders />
  </Suspense>
)

/**
 * The client of a settled consultation is asked for a review, but of no program; the consultant may write once and
 * notes what to remember.
 */
const afterwardsOf = ({ id, you, client, consultant, isAutomatic }: Consultation) =>
  you === 'client' ? (
    <div className="grid gap-8">
      {isAutomatic ? (
        <p className="measure text-quiet">
          Com um programa não há avaliação pública. Se algo não serviu,{' '}
          <a href="/contato" className="prose-link">
            conte à nossa equipe
          </a>
          .
        </p>
      ) : (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ReviewForm consultationId={id} />
        </Suspense>
      )}
      {!isAutomatic && (
        <p className="measure text-quiet">
          Ficou algo por perguntar?{' '}
          <a href={`${threadPath(consultant.id)}#perguntar`} className="prose-link">
            Perguntar mais uma coisa por escrito
          </a>
          : sem pressa, e você só paga a resposta que chega.
        </p>
      )}
      <Suspense>
        <ClientSharingSettings id={consultant.id} name={consultant.name} />
      </Suspense>
    </div>
  ) : (
    <div className="grid gap-8">
      <Suspense>
        <FollowUpForm consultationId={id} client={client} />
      </Suspense>
      <LinkButton href={clientPath(client.id)} variant="secondary" className="justify-self-start">
        Anotar o que lembrar de {client.name}
      </LinkButton>
    </div>
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
        <RoomPage
          key={roomId}
          id={roomId}
          openOrders={openOrders}
          afterwards={afterwardsOf}
          about={clientBriefOf}
          beside={roomPanelOf}
          topUp={topUpOf}
        />
      </RequireSignIn>
    </main>
  )
}
