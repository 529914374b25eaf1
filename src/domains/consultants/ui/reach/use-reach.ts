import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { formatTime } from '#shared/dates.ts'
import { ringTestOf } from '../../reach/rules.ts'
import { confirmRing, endReach, readReach, startRingTest } from '../../reach/contract.ts'

const question = apiQuery(readReach, {})
const onError = (error: Error) =>
  void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' })

/** Until when a consultant is reached without an open page, and how that is tried and ended. */
export function useReach() {
  const client = useQueryClient()
  const query = useQuery({ ...question, staleTime: 0 })
  const testing = useMutation({
    mutationFn: () => browserApi(startRingTest, { id: crypto.randomUUID() }),
    onSuccess: () =>
      toast({ title: 'O aparelho está tocando', description: 'Toque na notificação em até um minuto para confirmar.' }),
    onError,
  })
  const ending = useMutation({
    mutationFn: () => browserApi(endReach, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: question.queryKey }),
    onError,
  })
  return { reachedUntil: query.data?.reachedUntil ?? null, isKnown: query.isSuccess, testing, ending }
}

/** Confirms the ring test whose notification was pressed; false: the address is that of something else. */
export function useConfirmRing(): (path: string) => boolean {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: string) => browserApi(confirmRing, { id }),
    onSuccess(now) {
      client.setQueryData(question.queryKey, now)
      const until = now.reachedUntil && formatTime(now.reachedUntil)
      toast({
        title: 'Confirmado',
        description: `Os pedidos tocam neste aparelho até as ${until}, mesmo com o site fechado.`,
      })
    },
    onError,
  })
  return (path) => {
    const id = ringTestOf(path)
    if (id) mutate(id)
    return id !== undefined
  }
}
