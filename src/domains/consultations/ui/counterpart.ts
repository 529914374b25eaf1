import type { Consultation } from '../contract.ts'

/** The other participant, as seen by the reader. */
export const counterpartOf = ({ you, client, consultant }: Pick<Consultation, 'you' | 'client' | 'consultant'>) =>
  you === 'client' ? consultant : client

/** Where a consultant finds all clients, and one of them with the own notes. */
export const CLIENTS_PATH = '/consultant-dashboard?secao=clientes'
export const clientPath = (id: string) => `${CLIENTS_PATH}&cliente=${id}`
