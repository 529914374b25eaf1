import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { maskedTaxId, taxIdKind } from '#shared/tax-id.ts'
import { stopPath } from './rules.ts'

type Changed = { firstName: string; taxId: string; token: string; changedAt: Date; restsUntil: Date }

const factsOf = ({ taxId, changedAt }: Pick<Changed, 'taxId' | 'changedAt'>): MailTemplate['facts'] => [
  ['Documento novo', `${taxIdKind(taxId)} ${maskedTaxId(taxId)}`],
  ['Trocado em', formatDayAndTime(changedAt)],
]
const stop = (token: string) => ({ words: 'Não fui eu: desfazer a troca', path: stopPath(token) })
const ONCE = 'O botão funciona uma única vez, por 30 dias, sem precisar entrar na conta.'

/** At once after a change: what happened, and the way back. */
export const taxIdChangedMail = ({ firstName, taxId, token, changedAt, restsUntil }: Changed): MailTemplate => ({
  subject: 'O documento dos seus saques foi trocado',
  emblem: 'key',
  heading: 'O CPF ou CNPJ dos seus saques mudou',
  paragraphs: [
    `${firstName}, alguém que entrou na sua conta com a senha trocou o documento para o qual pagamos os seus ganhos. Por segurança, nenhum saque sai até ${formatDayAndTime(restsUntil)}.`,
    'Se foi você, não é preciso fazer nada. Se não foi, use o botão abaixo agora: o documento anterior volta a valer, todos os acessos da sua conta são encerrados e você cria uma senha nova.',
  ],
  facts: factsOf({ taxId, changedAt }),
  action: stop(token),
  smallPrint: [ONCE],
})

/** At once after two of the team corrected it: what happened, why, and the way back. */
export const taxIdCorrectedMail = ({
  firstName,
  token,
  reason,
  restsUntil,
  ...changed
}: Changed & { reason: string }): MailTemplate => ({
  subject: 'A equipe corrigiu o documento dos seus saques',
  emblem: 'key',
  heading: 'O CPF ou CNPJ dos seus saques mudou',
  paragraphs: [
    `${firstName}, a equipe corrigiu o documento para o qual pagamos os seus ganhos. Por segurança, nenhum saque sai até ${formatDayAndTime(restsUntil)}.`,
    'Se não foi você quem pediu, use o botão abaixo agora: o documento anterior volta a valer, todos os acessos da sua conta são encerrados e você cria uma senha nova.',
    'O motivo, nas palavras da equipe:',
  ],
  quote: reason,
  facts: factsOf(changed),
  action: stop(token),
  smallPrint: [ONCE],
})
