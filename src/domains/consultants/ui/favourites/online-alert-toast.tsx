import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from '#browser/kit/feedback/toast.ts'
import { refetchChanged } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { on } from '#shared/facts.ts'
import { consultantCameOnline } from '../../facts.ts'
import { listFavourites, listOnlineAlerts, readFollowState } from '../../favourites/contract.ts'

/** Long enough for somebody who is busy; the alert also comes by mail. */
const SHOWN_MS = 20_000

/** Shows on every page that an awaited consultant has come online. */
export function OnlineAlertToast({ personId }: { personId: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // An alert that was missed is not shown later: there is the mail.
  useFacts(personTopic(personId), () => {}, [
    on(consultantCameOnline, ({ consultantId, name }) => {
      refetchChanged(client, [readFollowState.path], [listFavourites.path], [listOnlineAlerts.path])
      toast({
        title: `${name} está online`,
        description: 'Você pediu para saber. Este aviso vale uma vez.',
        action: { words: 'Conversar', onClick: () => void navigate(`/chat/${consultantId}`) },
        durationMs: SHOWN_MS,
      })
    }),
  ])
  return null
}
