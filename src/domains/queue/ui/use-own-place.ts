import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { on } from '#shared/facts.ts'
import { leaveQueue, type Place, readOwnPlace } from '../contract.ts'
import { placeMoved, queueMoved, waitingTopic } from '../facts.ts'

const PLACE = [readOwnPlace.path]
/** The rest of a running consultation shortens the wait, which no fact tells. */
const READ_EVERY_MS = 60_000

/** The reader's place in a queue, live: undefined while it loads; null: none. */
export function useOwnPlace(personId: string | undefined): Place | null | undefined {
  const client = useQueryClient()
  const own = apiQuery(readOwnPlace, {})
  const { data } = useQuery({
    ...own,
    enabled: personId !== undefined,
    refetchInterval: ({ state }) => (state.data?.place?.state === 'waiting' ? READ_EVERY_MS : false),
  })
  const place = data && data.place
  const isOpen = place && !place.endedAt
  useFacts(personId === undefined ? undefined : personTopic(personId), () => refetchMissed(client, PLACE), [
    on(placeMoved, () => refetchChanged(client, PLACE)),
  ])
  useFacts(isOpen ? waitingTopic(place.consultant.id) : undefined, () => {}, [
    on(queueMoved, () => refetchChanged(client, PLACE)),
  ])
  return place
}

/** Gives the place up. */
export function useLeaving(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => browserApi(leaveQueue, { id }),
    onSuccess: (left) => client.setQueryData(apiQuery(readOwnPlace, {}).queryKey, left),
  })
}
