import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDay } from '#shared/dates.ts'
import { LEGAL_TITLES, type LegalText, versionPath } from '../agreements.rules.ts'

type Announced = { text: LegalText; number: number; note: string; inForceAt: Date }

/** Says before a version is in force what changes, and what whoever does not agree can do. */
export const versionMail = (firstName: string, { text, number, note, inForceAt }: Announced): MailTemplate => ({
  subject: `${LEGAL_TITLES[text]}: o que muda em ${formatDay(inForceAt)}`,
  emblem: 'key',
  heading: `O que muda em ${formatDay(inForceAt)}`,
  paragraphs: [
    `${firstName}, publicamos uma nova versão deste texto: ${LEGAL_TITLES[text]}. Até ${formatDay(inForceAt)} vale a que você conhece. O que muda, em poucas palavras:`,
  ],
  quote: note,
  action: { words: 'Ler e ver o que mudou', path: versionPath(text, number) },
  smallPrint: [
    'Quando ela entrar em vigor, perguntamos se você aceita. Sem o seu aceite nada novo começa, e o resto continua: terminar o que está em andamento, retirar o saldo, cancelar, baixar os seus dados e encerrar a conta.',
  ],
})
