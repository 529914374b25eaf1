import type { Question } from '../contract.ts'

/** The address of a question, for the client or for the consultant; it leads to its place in their correspondence. */
export const questionPath = ({ id, you }: Pick<Question, 'id' | 'you'>) =>
  `/${you === 'client' ? 'client' : 'consultant'}-dashboard?pergunta=${id}`

/** Its place in the page of a correspondence. */
export const questionAnchor = (id: string) => `pergunta-${id}`
