import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { apiQuery } from '#browser/query.ts'
import { MyOrders } from '#domains/catalogue/ui/orders/my-orders.tsx'
import { listCards } from '#domains/consultants/contract.ts'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { MyWithdrawals } from '#domains/payments/withdrawals/ui/my-withdrawals.tsx'
import { MySubscriptions } from '#domains/subscriptions/ui/my-subscriptions.tsx'

/** Loaded on demand: each waits for an answer of the server anyway. */
const MinutesAndBonus = lazyPart(() => import('#domains/wallet/ui/minutes/minutes-and-bonus.tsx'), 'MinutesAndBonus')
const OwnBundles = lazyPart(() => import('#domains/catalogue/ui/bundles/own-bundles.tsx'), 'OwnBundles')
const WalletCard = lazyPart(() => import('./wallet-card.tsx'), 'WalletCard')

/** What a client has and bought, and what went back to their account. */
export const Purchases = ({ personId }: { personId: string }) => (
  <>
    <PageHeading
      title="Compras"
      lead="O seu saldo e os seus minutos, o que você comprou e o que voltou para a sua conta."
      action={
        <LinkButton href="/comprar" variant="secondary">
          Formas de comprar
        </LinkButton>
      }
    />
    <div className="grid gap-10">
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <WalletCard />
        </Suspense>
        <DashboardSection id="minutos" title="Meus minutos e bônus" emblem="hourglass">
          <Suspense fallback={<Skeleton className="h-24" />}>
            <MinutesAndBonus nameOf={nameOfConsultant} hasCalls={isOpenChannel('audio') || isOpenChannel('video')} />
          </Suspense>
        </DashboardSection>
      </div>
      <Suspense>
        <OwnBundles nameOf={nameOfConsultant} />
      </Suspense>
      <DashboardSection id="assinatura" title="Minha assinatura" className="scroll-mt-24">
        <MySubscriptions personId={personId} />
      </DashboardSection>
      <DashboardSection id="pedidos" title="Pedidos" className="scroll-mt-24">
        <MyOrders />
      </DashboardSection>
      <MyWithdrawals personId={personId} />
    </div>
  </>
)

const nameOfConsultant = (id: string) => <ConsultantName id={id} />

/** Somebody by name; while it is read, or when they are no longer here, what they are. */
function ConsultantName({ id }: { id: string }) {
  const { data } = useQuery(apiQuery(listCards, { ids: [id] }))
  const name = data?.[0]?.name
  return name ? (
    <a href={`/consultores/${id}`} className="prose-link">
      {name}
    </a>
  ) : (
    'quem faltou'
  )
}
