import { z } from 'zod'

/** A whole number of these bounds, or what it must be. */
const whole = (least: number, most: number) => {
  const error = `precisa ser um número inteiro de ${least} a ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}
const oneOf = <const T extends readonly string[]>(names: T) =>
  z.enum(names, { error: `precisa ser ${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(names)}` })
const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
const TURN_URL = /^turns?:([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?(\?transport=(udp|tcp))?$/i
const NO_TURN_URL = 'precisa ser um ou mais endereços como turns:turn.exemplo.com.br:5349, separados por vírgulas'

const KEY = z
  .string()
  .regex(/^(.{32,})?$/, { error: 'precisa ter ao menos 32 caracteres' })
  .default('')

const Environment = z.object({
  APP_ENV: oneOf(['demo', 'production']).default('demo'),
  /** What runs, as the team sees it: a release or a commit. Empty: the version in package.json. */
  APP_VERSION: z.string().max(60, { error: 'pode ter até 60 caracteres' }).default(''),
  PORT: whole(1, 65_535).default(3000),
  /** The site's public address, used in mails and payment pages. */
  PUBLIC_URL: z.url({ error: 'precisa ser um endereço inteiro, como https://sensitivos.com.br' }).optional(),
  /** Empty: bin/start runs an embedded PostgreSQL and sets this for its child processes. */
  DATABASE_URL: z.string({ error: 'falta' }).min(1),
  /** The same database as its owner, who migrates it. Empty: the role of DATABASE_URL does. Servers never use it. */
  DATABASE_OWNER_URL: z.string().default(''),
  /** Where a worker says how it is. 0: nowhere, for several of them on one machine. */
  WORKER_PORT: whole(0, 65_535).default(0),
  DATABASE_POOL: whole(2, 200).default(16),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The number of reverse proxies that are trusted to name the caller's address. */
  TRUSTED_PROXIES: whole(0, 5).default(0),
  /** Which gateway opens new charges, by its name in gateways/payments/adapters.ts; each reads its own variables. */
  PAYMENT_GATEWAY: z.string().default('sandbox'),
  /** Which gateway pays new payouts out, by its name in gateways/payouts/adapters.ts. */
  PAYOUT_GATEWAY: z.string().default('sandbox'),
  /** Which carrier prices freight, by its name in gateways/freight/adapters.ts. Empty: the shop's own table does. */
  FREIGHT_GATEWAY: z.string().default(''),
  /**
   * A mail server, e.g. smtps://user:password@mail.example.com. Empty: mails arrive in the mailbox of the
   * demonstration.
   */
  SMTP_URL: z
    .union([z.literal(''), z.url({ protocol: /^smtps?$/ })], {
      error: 'precisa ser um endereço que comece por smtp:// ou smtps://',
    })
    .default(''),
  /** The platform's own address, from which mails come. */
  MAIL_FROM: z.email({ error: 'precisa ser um endereço de e-mail' }).default('contato@sensitivos.com.br'),
  /** How many mails of campaigns the mail server takes in a minute; others are not counted. */
  CAMPAIGN_MAILS_PER_MINUTE: whole(1, 600_000).default(600),
  /** Addresses of the TURN server through which calls go, separated by commas; with the secret it shares with us. */
  TURN_URLS: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.string().regex(TURN_URL, { error: NO_TURN_URL }))),
  TURN_SECRET: z
    .string()
    .regex(/^(.{16,})?$/, { error: 'precisa ter ao menos 16 caracteres' })
    .default(''),
  /** Seals the addresses of consultants' own calendars. Without it production reads none. */
  CALENDAR_KEY: KEY,
  /** Seals the secrets of the team's authenticator apps. Production does not start without it. */
  SECOND_FACTOR_KEY: KEY,
  /** Names this site to push services, 32 bytes in base64url. A demo makes one; production does not start without. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^([\w-]{43})?$/, { error: 'precisa ter 43 caracteres, como npx web-push generate-vapid-keys mostra' })
    .default(''),
})

/** `environment`: for gateways, which have variables of their own. */
export type Config = z.infer<typeof Environment> & { publicUrl: string; environment: NodeJS.ProcessEnv }

/** Reads the environment once. Throws an error that lists every malformed value; none is replaced by a default. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = readVariables(Environment, environment)
  return { ...given, publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`, environment }
}

/** The configuration that the well-formed variables make, and what is wrong with the others. */
export function tryConfig(environment: NodeJS.ProcessEnv): { config: Config; malformed: string[] } {
  const malformed = findFaultsOf(Environment, environment)
  const isMalformed = (name: string) => malformed.some((fault) => fault.startsWith(`${name}: `))
  const rest = Object.fromEntries(Object.entries(environment).filter(([name]) => !isMalformed(name)))
  return { config: readConfig(rest), malformed }
}

/** What is wrong with some variables of the environment, each by its name. */
export function findFaultsOf(schema: z.ZodType, environment: NodeJS.ProcessEnv): string[] {
  const issues = schema.safeParse(givenIn(environment)).error?.issues ?? []
  return issues.map(({ path, message }) => `${String(path[0])}: ${message}.`)
}

const givenIn = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

/** Some variables of the environment, parsed; an empty one counts as absent. Throws with every fault named. */
export function readVariables<T extends z.ZodType>(schema: T, environment: NodeJS.ProcessEnv): z.output<T> {
  const parsed = schema.safeParse(givenIn(environment))
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
