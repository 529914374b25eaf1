import type { Consultation } from '../state/contract.ts'

/** The other participant, as seen by the reader. */
export const counterpartOf = ({ you, client, consultant }: Pick<Consultation, 'you' | 'client' | 'consultant'>) =>
  you === 'client' ? consultant : client

/** Where a consultant finds all clients, and one of them with the own notes. */
export const CLIENTS_PATH = '/consultant-dashboard?secao=clientes'
export const clientPath = (id: string) => `${CLIENTS_PATH}&cliente=${id}`

/** How somebody calls; nothing for a conversation by chat. */
export const viaCall = ({ channel }: Pick<Consultation, 'channel'>) =>
  channel === 'audio' ? ' por voz' : channel === 'video' ? ' por vídeo' : ''

/** Who asks for what, as the consultant is told. */
export const wordsOfRequest = (c: Pick<Consultation, 'channel' | 'client'>) =>
  `${c.client.name} quer conversar${viaCall(c)}`
