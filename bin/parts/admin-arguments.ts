import { parseArgs } from 'node:util'
import { CLEANED } from '#shared/typed-text/clean.ts'
import { emailAddress } from '#shared/typed-text/fields.ts'
import { giveUp } from './say.ts'

const HOW = `Uso: npm run admin -- create EMAIL [--name NOME] [--promote]

  create     cria uma conta de administração e mostra um link, que define a senha: uma única vez, em até 24 horas.
             De novo para a mesma pessoa: outro link, e os anteriores deixam de valer.
  --name     como chamar a pessoa; sem isto, Equipe
  --promote  também quando o e-mail já é de um cliente ou consultor, que passa a ser da administração`

type AdminArguments = { email: string; firstName: string; promotes: boolean }

/** Whom `npm run admin` makes an admin, or the end of this program with what is wrong. */
export function readAdminArguments(args = process.argv.slice(2)): AdminArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { name: { type: 'string' }, promote: { type: 'boolean' } },
  })
  const [act, address, ...more] = positionals
  if (act !== 'create' || more.length > 0 || Object.keys(values).some((name) => name !== 'name' && name !== 'promote'))
    giveUp(HOW)
  const email = emailAddress('Informe o e-mail: npm run admin -- create nome@exemplo.com.br').safeParse(address)
  if (!email.success) return giveUp(email.error.issues[0]!.message)
  const firstName = CLEANED.name(typeof values.name === 'string' ? values.name : '') || 'Equipe'
  return { email: email.data, firstName, promotes: values.promote === true }
}
