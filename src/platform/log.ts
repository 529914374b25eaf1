import { pino } from 'pino'

/** The structured log of this process. Secrets and user content are never logged. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
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
})

export type Log = typeof log
