import { type DestinationStream, pino } from 'pino'
import { isUuid } from '#shared/uuid.ts'

/** Where an error of the database quotes a row as it was to be written, or values of one. */
const QUOTING = ['detail', 'where', 'internal_query', 'query', 'parameters', 'args']

/** An error without what it quotes. Which table, column and constraint it is about stays. */
function withoutRows(error: Error) {
  const told = pino.stdSerializers.err(error)
  return Object.fromEntries(Object.entries(told).filter(([name]) => !QUOTING.includes(name)))
}

/** The path of an address as it may be logged: with ids, without the secrets by which calendars and files are read. */
export const loggedPath = (path: string) => path.replace(/[\w-]{32,}/g, (part) => (isUuid(part) ? part : '[secret]'))

const OPTIONS = {
  serializers: { err: withoutRows },
  base: { process: process.env.PROCESS_NAME ?? 'web' },
  redact: [
    'token',
    'password',
    'authorization',
    'cpf',
    'body',
    '*.token',
    '*.password',
    '*.authorization',
    '*.cpf',
    '*.body',
  ],
}

/** A structured log. Secrets and user content are never logged. */
export const logTo = (destination?: DestinationStream, level = process.env.LOG_LEVEL ?? 'info') =>
  pino({ ...OPTIONS, level }, destination)

/** The log of this process. */
export const log = logTo()

export type Log = typeof log
