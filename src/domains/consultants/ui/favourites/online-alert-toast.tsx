import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from '#browser/kit/feedback/toast.ts'
import { useTopic } from '#browser/use-topic.ts'
import { listFavourites, readFollowState } from '../../favourites/contract.ts'

/** Long enough for somebody who is busy; the alert also comes by mail. */
const SHOWN_MS = 20_000

/** Shows on every page that an awaited consultant has come online. */
export function OnlineAlertToast({ personId }: { personId: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  useTopic(`person:${personId}`, (fact) => {
    if (fact?.type !== 'consultant_came_online') return
    for (const { path } of [readFollowState, listFavourites]) void client.invalidateQueries({ queryKey: [path] })
    const [id, name] = [String(fact.consultantId), String(fact.name)]
    toast({
      title: `${name} está online`,
      description: 'Você pediu para saber. Este aviso vale uma vez.',
      action: { words: 'Conversar', onClick: () => void navigate(`/chat/${id}`) },
      durationMs: SHOWN_MS,
    })
  })
  return null
}
