import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, wordsOf } from '#browser/api.ts'
import { toast } from '#browser/kit/toast.ts'
import { asking } from '#browser/query.ts'
import { addFavourite, type Bond, dropWish, listFavourites, makeWish, readBond, removeFavourite } from '../../favourites/contract.ts'

/** What ties the person who is signed in to this consultant, and the ways to change it. */
export function useBond(consultantId: string, isSignedIn: boolean) {
  const client = useQueryClient()
  const question = asking(readBond, { id: consultantId })
  const { data: bond } = useQuery({ ...question, enabled: isSignedIn })
  const { mutate, isPending } = useMutation({
    mutationFn: (act: typeof addFavourite) => browserApi(act, { id: consultantId }),
    onSuccess(now: Bond) {
      client.setQueryData(question.queryKey, now)
      void client.invalidateQueries({ queryKey: [listFavourites.path] })
    },
    onError: (error) => void toast({ title: 'Não deu certo', description: wordsOf(error), variant: 'destructive' }),
  })
  return {
    bond,
    isPending,
    keep: (on: boolean) => mutate(on ? addFavourite : removeFavourite),
    wish: (on: boolean) => mutate(on ? makeWish : dropWish),
  }
}
