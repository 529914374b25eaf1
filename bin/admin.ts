import { findPersonByEmail, inviteAdmin, resetSecondFactor } from '#domains/accounts/index.ts'
import { knowCompany } from '#platform/company/known-company.ts'
import { readCompany } from '#platform/company/sql.ts'
import { readConfig } from '#platform/config.ts'
import { connect, type Db } from '#platform/db.ts'
import { isRefusal, Refusal } from '#shared/refusal.ts'
import { type Appointing, readAdminArguments } from './parts/admin-arguments.ts'
import { bringUpToDate, type Database, openSafely } from './parts/database.ts'
import { say } from './parts/say.ts'

const asked = readAdminArguments()

const database = await openSafely()
try {
  await bringUpToDate(database, () => say('o banco de demonstração é de outra versão: começa de novo…'))
  await refusable(database, work)
} finally {
  await database.release()
}

async function work(db: Db) {
  if (asked.act === 'create') return printLink(await inviteAdmin(db, { ...asked, now: new Date() }), asked)
  if (asked.act === 'reset-second-factor') return reset(db, asked)
  if (asked.act === 'fill') return (await import('./parts/admin-fill.ts')).fill(db)
  // What confirms loads the verbs of many domains.
  const { confirmProposal, listProposals } = await import('./parts/admin-proposals.ts')
  if (asked.act === 'proposals') return listProposals(db)
  if (asked.act === 'confirm-proposal') return confirmProposal(db, asked.id)
}

async function refusable({ url }: Database, act: (db: Db) => Promise<unknown>) {
  const db = connect(url, { max: 1, name: 'admin' })
  try {
    knowCompany((await readCompany(db)).company)
    await act(db)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const hint = isRefusal(error, 'accounts.not_an_admin')
      ? ' Para tornar essa pessoa administradora, repita com --promote.'
      : ''
    console.error(`\n  ${error.message}${hint}\n`)
    process.exitCode = 1
  } finally {
    await db.end()
  }
}

async function reset(db: Db, { email }: Appointing) {
  const person = await findPersonByEmail(db, email)
  await resetSecondFactor(db, { personId: person?.id ?? crypto.randomUUID(), now: new Date() })
  say(`o aplicativo autenticador de ${email} foi desligado.`)
}

/** To the terminal, and to no log. */
function printLink(token: string, { email }: Appointing) {
  const { publicUrl } = readConfig({ ...process.env, DATABASE_URL: database.url })
  console.log(`\n  ${email} é da administração. Para definir a senha, uma única vez e em até 24 horas:\n`)
  console.log(`  ${new URL(`/forgot-password?token=${token}`, publicUrl).href}\n`)
}
