import { z } from 'zod'

const Environment = z.object({
  APP_ENV: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** The site's public address, used in mails and payment pages. */
  PUBLIC_URL: z.url().optional(),
  /** Empty: bin/start runs an embedded PostgreSQL and sets this for its child processes. */
  DATABASE_URL: z.string().min(1),
  /** The same database as its owner, who migrates it. Empty: the role of DATABASE_URL does. Servers never use it. */
  DATABASE_OWNER_URL: z.string().default(''),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The number of reverse proxies that are trusted to name the caller's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Which gateway opens new charges, by its name in gateways/payments/adapters.ts; each reads its own variables. */
  PAYMENT_GATEWAY: z.string().default('sandbox'),
  /**
   * A mail server, e.g. smtps://user:password@mail.example.com. Empty: mails arrive in the mailbox of the
   * demonstration.
   */
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  /** The platform's own address, from which mails come. */
  MAIL_FROM: z.email().default('contato@sensitivos.com.br'),
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
