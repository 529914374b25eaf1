import { parseArgs } from 'node:util'
import { newId } from '#shared/contract.ts'
import { CLEANED } from '#shared/typed-text/clean.ts'
import { emailAddress } from '#shared/typed-text/fields.ts'
import { giveUp } from './say.ts'

const HOW = `Uso: npm run admin -- create EMAIL [--name NOME] [--promote]
     npm run admin -- reset-second-factor EMAIL
     npm run admin -- fill
     npm run admin -- proposals
     npm run admin -- confirm-proposal ID

  create     cria uma conta de administração e mostra um link, que define a senha: uma única vez, em até 24 horas.
             De novo para a mesma pessoa: outro link, e os anteriores deixam de valer.
  --name     como chamar a pessoa; sem isto, Equipe
  --promote  também quando o e-mail já é de um cliente ou consultor, que passa a ser da administração

  reset-second-factor  desliga o aplicativo autenticador de alguém da equipe que o perdeu, quando não há outra pessoa
             da administração: os acessos terminam, e a pessoa configura outro ao entrar

  fill       preenche um site vazio: catálogo com preços iniciais, artigos como rascunhos. Acrescenta só o que falta.

  proposals  mostra o que espera uma segunda pessoa da equipe
  confirm-proposal     confirma uma dessas decisões, quando nenhuma outra pessoa da equipe pode; fica no registro`

export type Appointing = {
  act: 'create' | 'reset-second-factor'
  email: string
  firstName: string
  promotes: boolean
}
type AdminArguments = Appointing | { act: 'proposals' | 'fill' } | { act: 'confirm-proposal'; id: string }

/** What `npm run admin` does, and with whom or what; or the end of this program with what is wrong. */
export function readAdminArguments(args = process.argv.slice(2)): AdminArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { name: { type: 'string' }, promote: { type: 'boolean' } },
  })
  const [act, subject, ...more] = positionals
  const known = act === 'create' ? ['name', 'promote'] : []
  if (more.length > 0 || Object.keys(values).some((name) => !known.includes(name))) return giveUp(HOW)
  if ((act === 'proposals' || act === 'fill') && subject === undefined) return { act }
  if (act === 'confirm-proposal') {
    const id = newId.safeParse(subject)
    return id.success ? { act, id: id.data } : giveUp('Copie o código da decisão de npm run admin -- proposals')
  }
  if (act !== 'create' && act !== 'reset-second-factor') return giveUp(HOW)
  const email = emailAddress('Informe o e-mail: npm run admin -- create nome@exemplo.com.br').safeParse(subject)
  if (!email.success) return giveUp(email.error.issues[0]!.message)
  const firstName = CLEANED.name(typeof values.name === 'string' ? values.name : '') || 'Equipe'
  return { act, email: email.data, firstName, promotes: values.promote === true }
}
