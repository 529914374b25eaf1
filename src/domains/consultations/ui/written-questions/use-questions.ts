import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { useTopic } from '#browser/use-topic.ts'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { listQuestions, type Question, readQuestion } from '../../written-questions/contract.ts'

/** The reader's open questions, most urgent first. Undefined while they are loading. */
export const useOpenQuestions = () =>
  useQuery({ ...apiQuery(listQuestions, { open: 'true' }), select: ({ questions }) => questions })

/** Refetches lists of questions when one of this person's questions moves. */
export function useQuestionUpdates(personId: string) {
  const queries = useQueryClient()
  useTopic(`person:${personId}`, (fact) => {
    if (fact && fact.type !== 'question_moved') return
    void queries.invalidateQueries({ queryKey: [listQuestions.path] })
  })
}

/** One question, refetched when it moves; `show` replaces it with the result of an act. */
export function useQuestion(id: string, personId: string) {
  const queries = useQueryClient()
  const question = apiQuery(readQuestion, { id })
  const query = useQuery({ ...question, staleTime: 0 })
  useTopic(`person:${personId}`, (fact) => {
    if (!fact || (fact.type === 'question_moved' && fact.id === id)) void query.refetch()
  })
  const show = (moved: Question) => {
    queries.setQueryData(question.queryKey, moved)
    for (const { path } of [listQuestions, readWallet, readEarnings])
      void queries.invalidateQueries({ queryKey: [path] })
  }
  return { ...query, show }
}
