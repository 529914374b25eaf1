import { setTimeout as wait } from 'node:timers/promises'
import { findPerson } from '#domains/accounts/index.ts'
import { type Config, tryConfig } from '#platform/config.ts'
import { connect, isDatabaseUnavailable, roleIn, type Sql } from '#platform/db.ts'
import { lacksLedgerSetting, mayChangeLedger } from '#platform/app-role.ts'
import { hasReachedMilestone, hasTable, isDemoDatabase, isEmptyDatabase } from '#platform/milestones.ts'
import { demoPeople } from '../../db/seeds/people.ts'
import { findFreightFaults } from './freight.ts'
import { NO_MAIL_SERVER } from './mail.ts'
import { hasVapidKey, NO_VAPID_KEY } from './push.ts'
import { hasOwnSecondFactorKey, NO_SECOND_FACTOR_KEY } from './second-factor.ts'
import { findPaymentFaults } from './payments.ts'
import { findPayoutFaults } from './payouts.ts'
import { findRelayFaults } from './relay.ts'
import { findStorageFaults } from './storage.ts'

/** What a database is and what its role may do there, before anything is written to it. */
export type DatabaseFacts = {
  isEmpty: boolean
  /** This program created it as a demo. */
  isDemo: boolean
  /** Somebody in it has a published password. */
  holdsDemoPeople: boolean
  /** The role of DATABASE_URL may change the ledger, or make tables. */
  mayChangeLedger: boolean
  /** Its owner may not make the functions of the ledger. */
  lacksLedgerSetting: boolean
}

/**
 * Everything that keeps this program from starting so, each in a Portuguese sentence that says what to do. Demo people
 * and the sandbox are for a database created as a demo; production is everything else. Without `database` there is none
 * yet.
 */
export function findStartFaults(environment: NodeJS.ProcessEnv, database?: DatabaseFacts): string[] {
  const { config, malformed } = tryConfig({ ...environment, DATABASE_URL: environment.DATABASE_URL || 'embedded' })
  const isUntold = Boolean(environment.DATABASE_URL) && !environment.APP_ENV
  return [
    ...malformed,
    ...(isUntold ? [UNTOLD] : []),
    ...(config.APP_ENV === 'production' && !environment.DATABASE_URL ? [EMBEDDED_IN_PRODUCTION] : []),
    ...(config.APP_ENV === 'production' ? findFaultsOfProduction(config, database) : []),
    ...(config.APP_ENV === 'demo' && !isUntold ? findFaultsOfDemo(config, database) : []),
    ...(database?.lacksLedgerSetting ? [NO_LEDGER_SETTING] : []),
    ...findPaymentFaults(config),
    ...findPayoutFaults(config),
    ...findFreightFaults(config),
    ...findRelayFaults(config),
    ...findStorageFaults(config),
  ]
}

const UNTOLD =
  'DATABASE_URL indica um banco de dados, e APP_ENV não diz para quê: defina APP_ENV=production, ou APP_ENV=demo se ele ' +
  'é só de demonstração.'
const DEMO_IN_PRODUCTION =
  'O banco de dados é de demonstração, com pessoas cujas senhas são públicas: em produção indique em DATABASE_URL ' +
  'um banco vazio ou o de produção.'
const PRODUCTION_IN_DEMO =
  'Este programa não criou o banco de dados como demonstração, e nele plantaria pessoas com senhas públicas: defina ' +
  'APP_ENV=production, ou indique em DATABASE_URL um banco vazio.'
const OWNER_SERVES =
  'O papel de DATABASE_URL pode mudar o livro-razão ou criar tabelas: indique ali um papel sem esses direitos ' +
  '(create role sensitivos_app login password …) e o dono do banco em DATABASE_OWNER_URL.'
const NO_LEDGER_SETTING =
  'O dono do banco não pode criar as funções do livro-razão: como administrador do servidor, rode nele ' +
  'grant set on parameter "ledger.writer" to (o papel de DATABASE_OWNER_URL).'
const EMBEDDED_IN_PRODUCTION =
  'O PostgreSQL embutido não tem cópias de segurança nem outra máquina que o substitua: em produção indique em ' +
  'DATABASE_URL um servidor de verdade.'
const UNTOLD_PROXIES =
  'TRUSTED_PROXIES falta: diga quantos proxies ficam na frente do site (quem termina o https é um), ou 0 se nenhum. ' +
  'Sem isso todos os visitantes dividiriam os mesmos limites.'
const PUBLIC_DEMO =
  'PUBLIC_URL é um endereço público com https, e a demonstração mostra a qualquer um a caixa de correio e as senhas: ' +
  'defina APP_ENV=production, ou deixe PUBLIC_URL vazia.'

function findFaultsOfProduction(config: Config, database?: DatabaseFacts) {
  const { SMTP_URL, publicUrl, environment } = config
  const noHttps = `Em produção PUBLIC_URL é o endereço público do site, com https; agora é ${publicUrl}.`
  return [
    ...(SMTP_URL ? [] : [NO_MAIL_SERVER]),
    ...(hasOwnSecondFactorKey(config) ? [] : [NO_SECOND_FACTOR_KEY]),
    ...(hasVapidKey(config) ? [] : [NO_VAPID_KEY]),
    ...(environment.TRUSTED_PROXIES ? [] : [UNTOLD_PROXIES]),
    ...(publicUrl.startsWith('https://') && !isThisMachine(publicUrl) ? [] : [noHttps]),
    ...(database?.isDemo || database?.holdsDemoPeople ? [DEMO_IN_PRODUCTION] : []),
    ...(database?.mayChangeLedger ? [OWNER_SERVES] : []),
  ]
}

const findFaultsOfDemo = ({ publicUrl }: Config, database?: DatabaseFacts) => [
  ...(publicUrl.startsWith('https://') && !isThisMachine(publicUrl) ? [PUBLIC_DEMO] : []),
  ...(!database || database.isEmpty || database.isDemo ? [] : [PRODUCTION_IN_DEMO]),
]

const isThisMachine = (url: string) => /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)

/**
 * Looks at a database and writes nothing. `sql` may read it; `appUrl` is how servers connect. An embedded one that is
 * seeded is a demo, also from before the mark.
 */
export async function readDatabaseFacts(
  sql: Sql,
  { appUrl, isEmbedded }: { appUrl: string; isEmbedded: boolean },
): Promise<DatabaseFacts> {
  const isSeeded = await hasReachedMilestone(sql, 'demo_world')
  return {
    isEmpty: await isEmptyDatabase(sql),
    isDemo: (await isDemoDatabase(sql)) || (isEmbedded && isSeeded),
    holdsDemoPeople: isSeeded || (await hasDemoPerson(sql)),
    mayChangeLedger: await mayChangeLedger(sql, roleIn(appUrl)),
    lacksLedgerSetting: await lacksLedgerSetting(sql),
  }
}

/** For web and worker: exits with every fault before anything is served. Waits while the database is away. */
export async function refuseUnsafeStart(environment: NodeJS.ProcessEnv = process.env) {
  const faults = await findFaultsOfServer(environment)
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  process.exit(1)
}

async function findFaultsOfServer(environment: NodeJS.ProcessEnv) {
  const appUrl = environment.DATABASE_URL
  if (!appUrl) return ['DATABASE_URL: indique o banco de dados.', ...findStartFaults(environment)]
  const db = connect(appUrl, { max: 1, name: 'start' })
  try {
    for (;;) {
      const facts = await readDatabaseFacts(db, { appUrl, isEmbedded: false }).catch(whenAway)
      if (facts) return findStartFaults(environment, facts)
      await wait(ASK_AGAIN_MS)
    }
  } finally {
    await db.end({ timeout: 1 })
  }
}

const ASK_AGAIN_MS = 200

function whenAway(error: unknown) {
  if (!isDatabaseUnavailable(error)) throw error
}

async function hasDemoPerson(sql: Sql) {
  if (!(await hasTable(sql, 'people'))) return false
  for (const { id } of demoPeople) if (await findPerson(sql, id)) return true
  return false
}
