import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { maskedTaxId, taxIdKind } from '#shared/tax-id.ts'
import { stopPath } from './rules.ts'

type Changed = { firstName: string; taxId: string; token: string; changedAt: Date; restsUntil: Date }

/** At once after a change: what happened, and the way back. */
export const taxIdChangedMail = ({ firstName, taxId, token, changedAt, restsUntil }: Changed): MailTemplate => ({
  subject: 'O documento dos seus saques foi trocado',
  emblem: 'key',
  heading: 'O CPF ou CNPJ dos seus saques mudou',
  paragraphs: [
    `${firstName}, alguém que entrou na sua conta com a senha trocou o documento para o qual pagamos os seus ganhos. Por segurança, nenhum saque sai até ${formatDayAndTime(restsUntil)}.`,
    'Se foi você, não é preciso fazer nada. Se não foi, use o botão abaixo agora: o documento anterior volta a valer, todos os acessos da sua conta são encerrados e você cria uma senha nova.',
  ],
  facts: [
    ['Documento novo', `${taxIdKind(taxId)} ${maskedTaxId(taxId)}`],
    ['Trocado em', formatDayAndTime(changedAt)],
  ],
  action: { words: 'Não fui eu: desfazer a troca', path: stopPath(token) },
  smallPrint: ['O botão funciona uma única vez, por 30 dias, sem precisar entrar na conta.'],
})
