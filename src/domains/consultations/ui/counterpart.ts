import type { Consultation } from '../contract.ts'

/** The other participant, as seen by the reader. */
export const counterpartOf = ({ you, client, consultant }: Pick<Consultation, 'you' | 'client' | 'consultant'>) =>
  you === 'client' ? consultant : client
