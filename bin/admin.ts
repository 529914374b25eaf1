import { inviteAdmin } from '#domains/accounts/index.ts'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'
import { readAdminArguments } from './parts/admin-arguments.ts'
import { bringUpToDate, type Database, openSafely } from './parts/database.ts'
import { say } from './parts/say.ts'

const invitation = readAdminArguments()

const database = await openSafely()
try {
  await bringUpToDate(database, () => say('o banco de demonstração é de outra versão: começa de novo…'))
  printLink(await invite(database))
} finally {
  await database.release()
}

async function invite({ url }: Database): Promise<string | undefined> {
  const db = connect(url, { max: 1, name: 'admin' })
  try {
    return await inviteAdmin(db, { ...invitation, now: new Date() })
  } catch (error) {
    if (!isRefusal(error, 'accounts.not_an_admin')) throw error
    console.error(`\n  ${error.message} Para tornar essa pessoa administradora, repita com --promote.\n`)
    process.exitCode = 1
    return undefined
  } finally {
    await db.end()
  }
}

/** To the terminal, and to no log. */
function printLink(token: string | undefined) {
  if (!token) return
  const { publicUrl } = readConfig({ ...process.env, DATABASE_URL: database.url })
  console.log(`\n  ${invitation.email} é da administração. Para definir a senha, uma única vez e em até 24 horas:\n`)
  console.log(`  ${new URL(`/forgot-password?token=${token}`, publicUrl).href}\n`)
}
