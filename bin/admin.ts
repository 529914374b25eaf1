import { findPersonByEmail, inviteAdmin, resetSecondFactor } from '#domains/accounts/index.ts'
import { readConfig } from '#platform/config.ts'
import { connect, type Db } from '#platform/db.ts'
import { isRefusal, Refusal } from '#shared/refusal.ts'
import { readAdminArguments } from './parts/admin-arguments.ts'
import { bringUpToDate, type Database, openSafely } from './parts/database.ts'
import { say } from './parts/say.ts'

const { act, ...invitation } = readAdminArguments()

const database = await openSafely()
try {
  await bringUpToDate(database, () => say('o banco de demonstração é de outra versão: começa de novo…'))
  if (act === 'create') printLink(await refusable(database, invite))
  else if (await refusable(database, reset)) say(`o aplicativo autenticador de ${invitation.email} foi desligado.`)
} finally {
  await database.release()
}

async function refusable<T>({ url }: Database, work: (db: Db) => Promise<T>): Promise<T | undefined> {
  const db = connect(url, { max: 1, name: 'admin' })
  try {
    return await work(db)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const hint = isRefusal(error, 'accounts.not_an_admin')
      ? ' Para tornar essa pessoa administradora, repita com --promote.'
      : ''
    console.error(`\n  ${error.message}${hint}\n`)
    process.exitCode = 1
    return undefined
  } finally {
    await db.end()
  }
}

function invite(db: Db): Promise<string> {
  return inviteAdmin(db, { ...invitation, now: new Date() })
}

async function reset(db: Db) {
  const person = await findPersonByEmail(db, invitation.email)
  return resetSecondFactor(db, { personId: person?.id ?? crypto.randomUUID(), now: new Date() })
}

/** To the terminal, and to no log. */
function printLink(token: string | undefined) {
  if (!token) return
  const { publicUrl } = readConfig({ ...process.env, DATABASE_URL: database.url })
  console.log(`\n  ${invitation.email} é da administração. Para definir a senha, uma única vez e em até 24 horas:\n`)
  console.log(`  ${new URL(`/forgot-password?token=${token}`, publicUrl).href}\n`)
}
