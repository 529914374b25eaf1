import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { useTopic } from '#browser/use-topic.ts'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { listQuestions, type Question, readQuestion } from '../../written-questions/contract.ts'

/** The reader's questions that are not over, most pressing first. Undefined while nobody knows. */
export const useOpenQuestions = () =>
  useQuery({ ...apiQuery(listQuestions, { open: 'true' }), select: ({ questions }) => questions })

/** Lists of questions are read again when one of this person's moves. */
export function useQuestionUpdates(personId: string) {
  const queries = useQueryClient()
  useTopic(`person:${personId}`, (fact) => {
    if (fact && fact.type !== 'question_moved') return
    void queries.invalidateQueries({ queryKey: [listQuestions.path] })
  })
}

/** One question as it stands, read again when it moves; `show` puts what an act answered in its place. */
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
