import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { late } from '#browser/late-code.ts'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { lazyApiQuery } from '#browser/query.ts'
import type { FollowState } from '../../favourites/contract.ts'

/** Loaded lazily: only signed-in people need it. */
const contract = () => late(() => import('../../favourites/contract.ts'))
type Act = 'addFavourite' | 'removeFavourite' | 'addOnlineAlert' | 'removeOnlineAlert'

/** The signed-in person's follow state for this consultant, and the ways to change it. */
export function useFollow(consultantId: string, isSignedIn: boolean) {
  const client = useQueryClient()
  const question = lazyApiQuery('/api/consultants/:id/follow-state', async () => (await contract()).readFollowState, {
    id: consultantId,
  })
  const { data: followState } = useQuery({ ...question, enabled: isSignedIn })
  const { mutate, isPending } = useMutation({
    mutationFn: async (act: Act) => browserApi((await contract())[act], { id: consultantId }),
    async onSuccess(now: FollowState) {
      client.setQueryData(question.queryKey, now)
      const { listFavourites, listOnlineAlerts } = await contract()
      for (const { path } of [listFavourites, listOnlineAlerts]) void client.invalidateQueries({ queryKey: [path] })
    },
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  return {
    followState,
    isPending,
    setFavourite: (on: boolean) => mutate(on ? 'addFavourite' : 'removeFavourite'),
    setOnlineAlert: (on: boolean) => mutate(on ? 'addOnlineAlert' : 'removeOnlineAlert'),
  }
}
