import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { readQueue, releaseCase, snoozeCase, takeCase } from '../contract.ts'
import type { QueueKind } from '../kinds.rules.ts'

type Case = { kind: QueueKind; id: string }

/** Who has it is said in its field; the rest in the refusal itself. */
const wordsOf = (error: Error) => (error instanceof ApiError && error.fields.case) || errorMessage(error)

/** Taking, giving back and letting rest; what a rule refuses is said, and the queue is read again. */
export function useCaseActs() {
  const client = useQueryClient()
  const settled = {
    onError: (error: Error) => toast({ title: 'Nada mudou', description: wordsOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: [readQueue.path] }),
  }
  const take = useMutation({
    mutationFn: ({ from, ...one }: Case & { from?: string | undefined }) =>
      browserApi(takeCase, { ...one, ...(from && { from }) }),
    ...settled,
  })
  const release = useMutation({ mutationFn: (one: Case) => browserApi(releaseCase, one), ...settled })
  const snooze = useMutation({
    mutationFn: (one: Case & { until: Date | null }) => browserApi(snoozeCase, one),
    ...settled,
  })
  return { take, release, snooze }
}
