import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { listWatches, unwatchVariant, watchVariant } from '../watches/contract.ts'
import { productPath } from './shop-address.ts'

const question = apiQuery(listWatches, {})

/** Asks to be told once when a sold-out variant is back, or no more. Whoever is signed out signs in first. */
export function RestockButton({ variantId, slug }: { variantId: string; slug: string }) {
  const { user, state } = useSession()
  if (user && user.role !== 'client') return null
  if (state === 'signed-in') return <OwnRestock variantId={variantId} />
  return (
    <LinkButton href={signInPathFor(productPath(slug))} variant="secondary" size="lg">
      Avise-me quando voltar
    </LinkButton>
  )
}

function OwnRestock({ variantId }: { variantId: string }) {
  const queries = useQueryClient()
  const { data } = useQuery(question)
  const isWatched = data?.variantIds.includes(variantId) ?? false
  const change = useMutation({
    mutationFn: () => browserApi(isWatched ? unwatchVariant : watchVariant, { id: variantId }),
    onSuccess: (watched) => queries.setQueryData(question.queryKey, watched),
    onError: (error) => void toast({ title: 'Não mudou', description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <div className="grid gap-1">
      <Button
        variant="secondary"
        size="lg"
        aria-pressed={isWatched}
        disabled={!data}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {isWatched ? 'Vamos avisar você' : 'Avise-me quando voltar'}
      </Button>
      <p className="text-quiet text-xs">Um aviso só, quando houver de novo. Nada fica reservado.</p>
    </div>
  )
}
