import { z } from 'zod'

const secrets = z
  .string()
  .refine(
    (given) => given === '' || given.split(',').every((secret) => secret.length >= 16),
    'each secret has at least 16 characters',
  )

const Environment = z.object({
  APP_ENV: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** The site's public address, used in mails and payment pages. */
  PUBLIC_URL: z.url().optional(),
  /** Empty: bin/start runs an embedded PostgreSQL and sets this for its child processes. */
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The number of reverse proxies that are trusted to name the caller's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** The payment gateway: the embedded sandbox bank, or Mercado Pago. */
  PAYMENT_GATEWAY: z.enum(['sandbox', 'mercadopago']).default('sandbox'),
  /**
   * Mercado Pago: the access token, the account number (User ID), and the webhook secret (two, comma-separated, during
   * a rotation).
   */
  MERCADOPAGO_ACCESS_TOKEN: z
    .union([
      z.literal(''),
      z.string().regex(/^(APP_USR|TEST)-[\w-]{20,}$/, 'an access token begins with APP_USR- or TEST-'),
    ])
    .default(''),
  MERCADOPAGO_ACCOUNT: z
    .union([z.literal(''), z.string().regex(/^\d{4,20}$/, 'the number of the account, in figures')])
    .default(''),
  MERCADOPAGO_WEBHOOK_SECRET: secrets.default(''),
  /** Signs the webhooks of the embedded sandbox gateway. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).default('sandbox-secret-for-demos-only'),
  /** A mail server, e.g. smtps://user:password@mail.example.com. Empty: mails go to the demo mailbox. */
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  /** The sender address of all mails. */
  MAIL_FROM: z.email().default('contato@sensitivos.com.br'),
})

export type Config = z.infer<typeof Environment> & { publicUrl: string }

/** Reads the environment once. Throws an error that lists every malformed value; none is replaced by a default. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`)
  if (parsed.data.PAYMENT_GATEWAY === 'mercadopago') checkMercadoPago(parsed.data)
  return { ...parsed.data, publicUrl: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}` }
}

/** Refuses a configuration with which payments could be taken but webhooks never arrive. */
function checkMercadoPago(given: z.infer<typeof Environment>) {
  const needed = ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_ACCOUNT', 'MERCADOPAGO_WEBHOOK_SECRET'] as const
  const missing = needed.filter((name) => given[name] === '')
  if (missing.length > 0) throw new Error(`Configuration: PAYMENT_GATEWAY=mercadopago needs ${missing.join(', ')}`)
  if (!given.PUBLIC_URL?.startsWith('https://'))
    throw new Error('Configuration: Mercado Pago redirects and sends webhooks only to https addresses; set PUBLIC_URL')
  if (given.APP_ENV === 'production' && given.MERCADOPAGO_ACCESS_TOKEN.startsWith('TEST-'))
    throw new Error('Configuration: MERCADOPAGO_ACCESS_TOKEN is a test token, which takes no payments in production')
}
