import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, wordsOf } from '#browser/api.ts'
import { toast } from '#browser/kit/toast.ts'
import { askingLater } from '#browser/query.ts'
import type { Bond } from '../../favourites/contract.ts'

/** Only who is signed in needs it. */
const contract = () => import('../../favourites/contract.ts')
type Act = 'addFavourite' | 'removeFavourite' | 'makeWish' | 'dropWish'

/** What ties the person who is signed in to this consultant, and the ways to change it. */
export function useBond(consultantId: string, isSignedIn: boolean) {
  const client = useQueryClient()
  const question = askingLater('/api/consultants/:id/bond', async () => (await contract()).readBond, {
    id: consultantId,
  })
  const { data: bond } = useQuery({ ...question, enabled: isSignedIn })
  const { mutate, isPending } = useMutation({
    mutationFn: async (act: Act) => browserApi((await contract())[act], { id: consultantId }),
    async onSuccess(now: Bond) {
      client.setQueryData(question.queryKey, now)
      void client.invalidateQueries({ queryKey: [(await contract()).listFavourites.path] })
    },
    onError: (error) => void toast({ title: 'Não deu certo', description: wordsOf(error), variant: 'destructive' }),
  })
  return {
    bond,
    isPending,
    keep: (on: boolean) => mutate(on ? 'addFavourite' : 'removeFavourite'),
    wish: (on: boolean) => mutate(on ? 'makeWish' : 'dropWish'),
  }
}
