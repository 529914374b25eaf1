import { parseArgs } from 'node:util'
import { inviteAdmin } from '#domains/accounts/index.ts'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db.ts'
import { emailAddress } from '#shared/contract.ts'
import { isRefusal } from '#shared/refusal.ts'
import { bringUpToDate, type Database, openSafely } from './parts/database.ts'
import { giveUp, say } from './parts/say.ts'

const HOW = `Uso: npm run admin -- create EMAIL [--name NOME] [--promote]

  create     cria uma conta de administração e mostra um link, que define a senha: uma única vez, em até 24 horas.
             De novo para a mesma pessoa: outro link, e os anteriores deixam de valer.
  --name     como chamar a pessoa; sem isto, Equipe
  --promote  também quando o e-mail já é de um cliente ou consultor, que passa a ser da administração`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { name: { type: 'string' }, promote: { type: 'boolean' } },
})
const [act, address, ...more] = positionals
if (act !== 'create' || more.length > 0 || Object.keys(values).some((name) => name !== 'name' && name !== 'promote'))
  giveUp(HOW)
const email = emailAddress('Informe o e-mail: npm run admin -- create nome@exemplo.com.br').safeParse(address)
if (!email.success) giveUp(email.error.issues[0]!.message)
const firstName = typeof values.name === 'string' && values.name.trim() ? values.name.trim() : 'Equipe'

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
    return await inviteAdmin(db, { email: email.data!, firstName, promotes: values.promote === true, now: new Date() })
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
  console.log(`\n  ${email.data} é da administração. Para definir a senha, uma única vez e em até 24 horas:\n`)
  console.log(`  ${new URL(`/forgot-password?token=${token}`, publicUrl).href}\n`)
}
