import { execFile } from 'node:child_process'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { appUrlOf } from '#platform/app-role.ts'
import type { Db } from '#platform/db.ts'
import { recordMilestone } from '#platform/milestones.ts'
import { blankDatabase } from '#test/support/blank-database.ts'
import { connectTo, freshOwnerUrl } from '#test/support/database.ts'
import { openSafely } from '../../bin/parts/database.ts'
import { demoPeople } from '../../db/seeds/people.ts'
import { type DatabaseFacts, findStartFaults } from './start-faults.ts'

const MERCADO_PAGO = {
  PAYMENT_GATEWAY: 'mercadopago',
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234567890123456-030210-abcdef',
  MERCADOPAGO_ACCOUNT: '777000111',
  MERCADOPAGO_WEBHOOK_SECRET: 'a-secret-that-nobody-knows',
}
const TEST_TOKEN = { MERCADOPAGO_ACCESS_TOKEN: 'TEST-1234567890123456-030210-abcdef' }
const PUBLIC_URL = 'https://sensitivos.com.br'
const SMTP_URL = 'smtps://nos:senha@mail.exemplo.com'
const PRODUCTION = {
  APP_ENV: 'production',
  PUBLIC_URL,
  SMTP_URL,
  SECOND_FACTOR_KEY: 'a-key-of-tests-that-is-long-enough',
  VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  TRUSTED_PROXIES: '1',
  PAYOUT_GATEWAY: 'manual',
  ...MERCADO_PAGO,
}

type Kind =
  | 'none'
  | 'empty'
  | 'demo'
  | 'production'
  | 'with demo people'
  | 'seeded by mistake'
  | 'served by its owner'
  | 'owned by halves'
const production = {
  isEmpty: false,
  isDemo: false,
  holdsDemoPeople: false,
  mayChangeLedger: false,
  lacksLedgerSetting: false,
}
const FACTS: Record<Exclude<Kind, 'none'>, DatabaseFacts> = {
  empty: { ...production, isEmpty: true },
  demo: { ...production, isDemo: true, holdsDemoPeople: true },
  production,
  'with demo people': { ...production, holdsDemoPeople: true },
  'seeded by mistake': { ...production, holdsDemoPeople: true },
  'served by its owner': { ...production, mayChangeLedger: true },
  'owned by halves': { ...production, lacksLedgerSetting: true },
}

/** Each wrong way to start: how, over which database, and a piece of every sentence that must be said. */
const WRONG: [string, NodeJS.ProcessEnv, Kind, string[]][] = [
  ['a foreign database and no APP_ENV', {}, 'production', ['APP_ENV não diz para quê']],
  ['an empty foreign database and no APP_ENV', {}, 'empty', ['APP_ENV não diz para quê']],
  ['an APP_ENV that does not exist', { APP_ENV: 'staging' }, 'empty', ['APP_ENV: precisa ser demo ou production.']],
  [
    'a port that is no number',
    { APP_ENV: 'demo', PORT: 'web' },
    'empty',
    ['PORT: precisa ser um número inteiro de 1 a 65535.'],
  ],
  ['half a bucket', { S3_BUCKET: 'fotos', S3_REGION: 'sa-east-1' }, 'empty', ['S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY']],
  [
    'a relay without its secret',
    { APP_ENV: 'demo', TURN_URLS: 'turn:t.exemplo.com.br' },
    'demo',
    ['TURN_SECRET falta'],
  ],
  ['a secret of no relay', { APP_ENV: 'demo', TURN_SECRET: 'a-secret-of-sixteen' }, 'demo', ['TURN_URLS falta']],
  [
    'a relay that is no address of one',
    { APP_ENV: 'demo', TURN_URLS: 'https://t.exemplo.com.br', TURN_SECRET: 'curto' },
    'demo',
    ['TURN_URLS: precisa ser um ou mais endereços', 'TURN_SECRET: precisa ter ao menos 16'],
  ],
  [
    'production without a key for pushes',
    { ...PRODUCTION, VAPID_PRIVATE_KEY: '' },
    'production',
    ['VAPID_PRIVATE_KEY falta'],
  ],
  [
    'production with a key for pushes that is none',
    { ...PRODUCTION, VAPID_PRIVATE_KEY: 'a'.repeat(42) },
    'production',
    ['VAPID_PRIVATE_KEY: precisa ter 43', 'VAPID_PRIVATE_KEY falta'],
  ],
  [
    'production without a key for second factors',
    { ...PRODUCTION, SECOND_FACTOR_KEY: '' },
    'production',
    ['SECOND_FACTOR_KEY falta'],
  ],
  [
    'production with the key of demos for second factors',
    { ...PRODUCTION, SECOND_FACTOR_KEY: 'second-factor-key-for-demos-only-and-no-secret' },
    'production',
    ['SECOND_FACTOR_KEY falta'],
  ],
  ['production without a mail server', { ...PRODUCTION, SMTP_URL: '' }, 'production', ['Sem SMTP_URL']],
  [
    'production without an address',
    { ...PRODUCTION, PUBLIC_URL: '' },
    'production',
    ['com https', 'PUBLIC_URL: o Merc'],
  ],
  [
    'production without https',
    { ...PRODUCTION, PUBLIC_URL: 'http://sensitivos.com.br' },
    'empty',
    ['com https', 'https.'],
  ],
  [
    'production at an address of this machine',
    { ...PRODUCTION, PUBLIC_URL: 'https://localhost:3000' },
    'empty',
    ['PUBLIC_URL é o endereço público'],
  ],
  ['production at the sandbox', { ...PRODUCTION, PAYMENT_GATEWAY: 'sandbox' }, 'empty', ['PAYMENT_GATEWAY=sandbox']],
  ['production at no bank', { ...PRODUCTION, PAYOUT_GATEWAY: '' }, 'empty', ['PAYOUT_GATEWAY=sandbox']],
  [
    'production at an unknown bank',
    { ...PRODUCTION, PAYOUT_GATEWAY: 'pix' },
    'empty',
    ['PAYOUT_GATEWAY=pix não existe'],
  ],
  ['production at no gateway', { ...PRODUCTION, PAYMENT_GATEWAY: 'stripe' }, 'empty', ['PAYMENT_GATEWAY=stripe']],
  [
    'production without a secret for webhooks',
    { ...PRODUCTION, MERCADOPAGO_WEBHOOK_SECRET: '' },
    'empty',
    ['precisa de MERCADOPAGO_WEBHOOK_SECRET'],
  ],
  [
    'production with the published secret',
    { ...PRODUCTION, MERCADOPAGO_WEBHOOK_SECRET: 'sandbox-secret-for-demos-only' },
    'empty',
    ['exemplo publicado'],
  ],
  ['production with a test token', { ...PRODUCTION, ...TEST_TOKEN }, 'empty', ['é de testes (TEST-)']],
  [
    'production that does not say what stands in front',
    { ...PRODUCTION, TRUSTED_PROXIES: '' },
    'empty',
    ['quantos proxies'],
  ],
  ['production over a demo', PRODUCTION, 'demo', ['O banco de dados é de demonstração']],
  ['production over demo people', PRODUCTION, 'with demo people', ['O banco de dados é de demonstração']],
  ['production over a seeded database', PRODUCTION, 'seeded by mistake', ['O banco de dados é de demonstração']],
  ['production as the owner', PRODUCTION, 'served by its owner', ['O papel de DATABASE_URL pode mudar o livro-razão']],
  ['production of an owner by halves', PRODUCTION, 'owned by halves', ['grant set on parameter "ledger.writer"']],
  ['a demo over production', { APP_ENV: 'demo' }, 'production', ['não criou o banco de dados como demonstração']],
  ['a demo over a seeded database', { APP_ENV: 'demo' }, 'seeded by mistake', ['não criou o banco de dados como demo']],
  [
    'a demo with a live token',
    { APP_ENV: 'demo', ...MERCADO_PAGO, PUBLIC_URL: 'https://localhost:3000' },
    'demo',
    ['recebe dinheiro de verdade'],
  ],
  [
    'a demo at a public address with https',
    { APP_ENV: 'demo', PUBLIC_URL },
    'demo',
    ['a caixa de correio e as senhas'],
  ],
  [
    'everything at once',
    { APP_ENV: 'production', PORT: 'três mil', ...MERCADO_PAGO, ...TEST_TOKEN, MERCADOPAGO_ACCOUNT: 'nós' },
    'demo',
    [
      'PORT: ',
      'Sem SMTP_URL',
      'SECOND_FACTOR_KEY falta',
      'VAPID_PRIVATE_KEY falta',
      'TRUSTED_PROXIES falta',
      'com https',
      'PUBLIC_URL: o Mercado Pago',
      'MERCADOPAGO_ACCOUNT',
      'é de testes',
      'PAYOUT_GATEWAY=sandbox',
      'O banco de dados é de demonstração',
    ],
  ],
]

const RIGHT: [string, NodeJS.ProcessEnv, Kind][] = [
  ['nothing told: an embedded demo', { DATABASE_URL: '' }, 'none'],
  ['the embedded demo again', { DATABASE_URL: '' }, 'demo'],
  ['a demo over an empty database', { APP_ENV: 'demo' }, 'empty'],
  ['a demo again', { APP_ENV: 'demo' }, 'demo'],
  [
    'a demo that tries Mercado Pago with a test token',
    { APP_ENV: 'demo', ...MERCADO_PAGO, ...TEST_TOKEN, PUBLIC_URL: 'https://localhost:3000' },
    'demo',
  ],
  ['production over an empty database', PRODUCTION, 'empty'],
  ['production again', PRODUCTION, 'production'],
  ['production that says that nothing stands in front', { ...PRODUCTION, TRUSTED_PROXIES: '0' }, 'production'],
]

const faultsOf = (environment: NodeJS.ProcessEnv, kind: Kind) =>
  findStartFaults(
    { DATABASE_URL: 'postgres://app@db.exemplo.com/sensitivos', ...environment },
    kind === 'none' ? undefined : FACTS[kind],
  )

test.each(WRONG)('%s: every reason is said', (_how, environment, kind, said) => {
  const faults = faultsOf(environment, kind)
  for (const one of said) expect(faults.join('\n')).toContain(one)
  expect(faults, 'and no other').toHaveLength(said.length)
})

test.each(RIGHT)('%s: nothing speaks against it', (_how, environment, kind) =>
  expect(faultsOf(environment, kind)).toEqual([]),
)

test('production on the embedded server is refused, before it is made and after', () => {
  const environment = { ...PRODUCTION, DATABASE_URL: '' }
  for (const facts of [undefined, FACTS.production])
    expect(findStartFaults(environment, facts)).toEqual([expect.stringContaining('O PostgreSQL embutido')])
})

describe('over a real database', () => {
  const urls = {} as Record<Kind, { appUrl: string; ownerUrl: string }>
  const owners = {} as Record<Kind, Db>

  beforeAll(async () => {
    const make = async (kind: Kind, prepare: (owner: Db) => Promise<unknown>) => {
      const ownerUrl = await freshOwnerUrl()
      owners[kind] = connectTo(ownerUrl, { max: 1 })
      await prepare(owners[kind])
      urls[kind] = { ownerUrl, appUrl: kind === 'served by its owner' ? ownerUrl : appUrlOf(ownerUrl) }
    }
    const unmark = (owner: Db) => owner`delete from milestones`
    const [ana] = demoPeople
    await make('demo', async () => {})
    await make('production', unmark)
    await make('served by its owner', unmark)
    await make('with demo people', async (owner) => {
      await unmark(owner)
      await owner`insert into people (id, email, first_name, role) values (${ana.id}, ${ana.email}, 'Ana', 'client')`
    })
    await make('seeded by mistake', async (owner) => {
      await unmark(owner)
      await recordMilestone(owner, 'demo_world')
    })
    await make('owned by halves', async (owner) => {
      await unmark(owner)
      await owner`create role sensitivos_halves login password 'of-tests'`.catch(() => {})
      await owner`grant create on schema public to sensitivos_halves`
      await owner`grant select on all tables in schema public to sensitivos_halves`
    })
    Object.assign(urls['owned by halves'], {
      ownerUrl: Object.assign(new URL(urls['owned by halves'].ownerUrl), {
        username: 'sensitivos_halves',
        password: 'of-tests',
      }).href,
    })
    const { db, url } = await blankDatabase()
    owners.empty = db
    urls.empty = { ownerUrl: url, appUrl: appUrlOf(url) }
  })
  afterEach(() => void vi.restoreAllMocks())

  /** How a program finds its database. */
  const databaseOf = (kind: Kind) => {
    const { appUrl, ownerUrl } = urls[kind]
    return { DATABASE_URL: appUrl, ...(appUrl !== ownerUrl && { DATABASE_OWNER_URL: ownerUrl }) }
  }

  /** What starting would write: tables, functions, marks, migrations, people. */
  const traceOf = async (kind: Kind) => {
    const owner = owners[kind]
    const [made] = await owner`
      select (select count(*)::int from pg_class) as relations, (select count(*)::int from pg_proc) as functions`
    if (kind === 'empty') return [made]
    const rows = await owner`
      select name from milestones union all select name from migrations union all select email from people order by 1`
    return [made, ...rows]
  }

  /** Opens the database as every program of bin/ does, in this process: what it says, and how it ends. */
  const open = async (environment: NodeJS.ProcessEnv) => {
    const said: string[] = []
    vi.spyOn(process, 'env', 'get').mockReturnValue(environment)
    vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`)
    })
    const end = await openSafely().then(
      () => 'open',
      (error: Error) => error.message,
    )
    return { end, output: said.join('\n') }
  }

  test.each(WRONG)('%s is refused with its words, and nothing is written', async (_how, environment, kind, said) => {
    const before = await traceOf(kind)
    const { end, output } = await open({ ...databaseOf(kind), ...environment })
    for (const one of said) expect(output).toContain(one)
    expect(output.match(/^ {2}- /gm), 'and no other').toHaveLength(said.length)
    expect(end).toBe('exit 1')
    expect(await traceOf(kind)).toEqual(before)
  })

  test.each(RIGHT.filter(([, { DATABASE_URL }]) => DATABASE_URL === undefined))('%s opens', async (...given) => {
    const [, environment, kind] = given
    expect(await open({ ...databaseOf(kind), ...environment })).toEqual({ end: 'open', output: '' })
  })

  test('a database that does not answer is a reason too, beside the others', async () => {
    const DATABASE_URL = 'postgres://app:x@127.0.0.1:1/sensitivos'
    const { end, output } = await open({ DATABASE_URL, APP_ENV: 'production', ...MERCADO_PAGO })
    for (const one of ['O banco de dados não responde', 'Sem SMTP_URL', 'com https']) expect(output).toContain(one)
    expect(end).toBe('exit 1')
  })

  /** Runs a program to its end. Its own variables are all it has. */
  const run = (program: string, environment: NodeJS.ProcessEnv) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: '.data/compile-cache', ...environment }
      const args = ['--disable-warning=ExperimentalWarning', ...program.split(' ')]
      execFile(process.execPath, args, { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), output: out + err }),
      )
    })

  // Each asks before it does anything else: nothing is made of an empty database, and a demo is seen to be one.
  const [, everythingAtOnce, , saidOfDemo] = WRONG.at(-1)!
  const saidOfEmpty = saidOfDemo.slice(0, -1)
  test.concurrent.each([
    ['bin/start.ts', 'empty', saidOfEmpty],
    ['bin/admin.ts create iris@exemplo.com.br', 'empty', saidOfEmpty],
    ['src/server/web.ts', 'demo', saidOfDemo],
    ['src/server/worker.ts', 'demo', saidOfDemo],
  ] as const)('%s really ends with every reason, and nothing is written', async (program, kind, said) => {
    const before = await traceOf(kind)
    const { code, output } = await run(program, { ...databaseOf(kind), ...everythingAtOnce })
    for (const one of said) expect(output).toContain(one)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    expect(await traceOf(kind)).toEqual(before)
  })
})
