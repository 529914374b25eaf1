import { z } from 'zod'

const Environment = z.object({
  APP_ENV: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Where people reach the site; links in mails and payment pages begin with it. */
  PUBLIC_URL: z.url().optional(),
  /** Empty: bin/start runs an embedded PostgreSQL and sets this for its children. */
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** How many proxies in front are trusted to name the caller's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Secret with which the embedded sandbox gateway signs its webhooks. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).default('sandbox-secret-for-demos-only'),
  /** A mail server, e.g. smtps://user:password@mail.example.com. Empty: mails arrive in the mailbox of the demonstration. */
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  /** The house's own address, from which mails come. */
  MAIL_FROM: z.email().default('contato@sensitivos.com.br'),
})

export type Config = z.infer<typeof Environment> & { publicUrl: string }

/** Reads the environment once; throws with every fault named. Never falls back silently on a malformed value. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`)
  return { ...parsed.data, publicUrl: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}` }
}
