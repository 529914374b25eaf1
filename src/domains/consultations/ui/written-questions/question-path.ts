import type { Question } from '../../written-questions/contract.ts'

/** The page on which one of the two reads, writes or answers a question. */
export const questionPath = ({ id, you }: Pick<Question, 'id' | 'you'>) =>
  `/${you === 'client' ? 'client' : 'consultant'}-dashboard?pergunta=${id}`
