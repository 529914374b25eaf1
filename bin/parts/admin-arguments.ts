import { parseArgs } from 'node:util'
import { CLEANED } from '#shared/typed-text/clean.ts'
import { emailAddress } from '#shared/typed-text/fields.ts'
import { giveUp } from './say.ts'

const HOW = `Uso: npm run admin -- create EMAIL [--name NOME] [--promote]
     npm run admin -- reset-second-factor EMAIL

  create     cria uma conta de administração e mostra um link, que define a senha: uma única vez, em até 24 horas.
             De novo para a mesma pessoa: outro link, e os anteriores deixam de valer.
  --name     como chamar a pessoa; sem isto, Equipe
  --promote  também quando o e-mail já é de um cliente ou consultor, que passa a ser da administração

  reset-second-factor  desliga o aplicativo autenticador de alguém da equipe que o perdeu, quando não há outra pessoa
             da administração: os acessos terminam, e a pessoa configura outro ao entrar`

type AdminArguments = {
  act: 'create' | 'reset-second-factor'
  email: string
  firstName: string
  promotes: boolean
}

/** Whom `npm run admin` makes an admin or helps, or the end of this program with what is wrong. */
export function readAdminArguments(args = process.argv.slice(2)): AdminArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { name: { type: 'string' }, promote: { type: 'boolean' } },
  })
  const [act, address, ...more] = positionals
  const known = act === 'create' ? ['name', 'promote'] : []
  if (act !== 'create' && act !== 'reset-second-factor') return giveUp(HOW)
  if (more.length > 0 || Object.keys(values).some((name) => !known.includes(name))) giveUp(HOW)
  const email = emailAddress('Informe o e-mail: npm run admin -- create nome@exemplo.com.br').safeParse(address)
  if (!email.success) return giveUp(email.error.issues[0]!.message)
  const firstName = CLEANED.name(typeof values.name === 'string' ? values.name : '') || 'Equipe'
  return { act, email: email.data, firstName, promotes: values.promote === true }
}
