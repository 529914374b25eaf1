import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { decideHeldReview, listReviewCases } from '../moderation/contract.ts'

/** Publishes a review that waits, as it was written. */
export function PublishHeld({ id }: { id: string }) {
  const client = useQueryClient()
  const publish = useMutation({
    mutationFn: () => browserApi(decideHeldReview, { id, verdict: 'published' }),
    onSuccess() {
      toast({ title: 'Avaliação publicada' })
      return client.invalidateQueries({ queryKey: [listReviewCases.path] })
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Button busy={publish.isPending} busyWords="Publicando…" onClick={() => publish.mutate()}>
        Publicar
      </Button>
      {publish.isError && <ErrorState>{errorMessage(publish.error)}</ErrorState>}
    </div>
  )
}
