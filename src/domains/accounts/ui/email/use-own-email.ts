import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { on } from '#shared/facts.ts'
import { readEmail } from '../../email/contract.ts'
import { emailConfirmed, personTopic } from '../../facts.ts'

const question = apiQuery(readEmail, {})

/** The own mail address, read again when its link is used, perhaps in another browser. */
export function useOwnEmail(personId: string) {
  const client = useQueryClient()
  const query = useQuery(question)
  useFacts(personTopic(personId), () => refetchMissed(client, question.queryKey), [
    on(emailConfirmed, () => refetchChanged(client, question.queryKey)),
  ])
  return query
}
