import type { Question } from '../contract.ts'

/** The page of a question, for the client or for the consultant. */
export const questionPath = ({ id, you }: Pick<Question, 'id' | 'you'>) =>
  `/${you === 'client' ? 'client' : 'consultant'}-dashboard?pergunta=${id}`
