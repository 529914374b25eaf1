import { pino } from 'pino'

/** Structured log of this process. Secrets and what people write never reach it. */
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
