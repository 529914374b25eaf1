import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { on } from '#shared/facts.ts'
import { questionMoved } from '../facts.ts'
import { listQuestions } from '../contract.ts'
import { isOpen } from '../rules.ts'

const openQuestions = apiQuery(listQuestions, { open: 'true' })

/** The reader's questions that are not over, most pressing first. Undefined while nobody knows. */
export const useOpenQuestions = () => useQuery({ ...openQuestions, select: ({ questions }) => questions })

/** Lists of questions are read again when one of this person's moves: the past ones only when one ends. */
export function useQuestionUpdates(personId: string) {
  const queries = useQueryClient()
  const all = [listQuestions.path]
  useFacts(personTopic(personId), () => refetchMissed(queries, all), [
    on(questionMoved, ({ state }) => refetchChanged(queries, isOpen(state) ? openQuestions.queryKey : all)),
  ])
}
