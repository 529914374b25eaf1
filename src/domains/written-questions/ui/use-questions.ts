import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { on } from '#shared/facts.ts'
import { questionMoved } from '../facts.ts'
import { listQuestions, type Question, readQuestion } from '../contract.ts'
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

/** One question, refetched when it moves; `show` replaces it with the result of an act. */
export function useQuestion(id: string, personId: string) {
  const queries = useQueryClient()
  const question = apiQuery(readQuestion, { id })
  const query = useQuery({ ...question, staleTime: 0 })
  useFacts(personTopic(personId), () => refetchMissed(queries, question.queryKey), [
    on(questionMoved, (moved) => {
      if (moved.id === id) refetchChanged(queries, question.queryKey)
    }),
  ])
  const show = (moved: Question) => {
    queries.setQueryData(question.queryKey, moved)
    for (const { path } of [listQuestions, readWallet, readEarnings])
      void queries.invalidateQueries({ queryKey: [path] })
  }
  return { ...query, show }
}
