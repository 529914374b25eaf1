import type { Consultation } from '../contract.ts'

/** The one on the other side of the reader. */
export const counterpartOf = ({ you, client, consultant }: Pick<Consultation, 'you' | 'client' | 'consultant'>) =>
  you === 'client' ? consultant : client
