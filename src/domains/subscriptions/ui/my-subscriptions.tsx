import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { useSubscriptions } from './use-subscriptions.ts'

/** A person's subscriptions: state, next charge, and how to cancel. */
export function MySubscriptions({ personId }: { personId: string }) {
  const { data, error, isPending, refetch } = useSubscriptions(personId)
  if (isPending) return <Skeleton className="h-24 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  const { subscriptions } = data
  if (subscriptions.length === 0) {
    return (
      <p className="measure text-quiet">
        Você não tem assinatura. Quem volta sempre recebe com ela mais crédito do que paga;{' '}
        <a href="/comprar/assinaturas" className="prose-link">
          veja as duas
        </a>
        .
      </p>
    )
  }
  return (
    <ul className="grid gap-5">
      {subscriptions.map((subscription) => (
        <li key={subscription.id}>
          <SubscriptionCard subscription={subscription} />
        </li>
      ))}
    </ul>
  )
}
