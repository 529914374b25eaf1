import type { MailTemplate } from '#domains/notifications/index.ts'
import { COMPANY } from '#shared/company.ts'
import { formatDay, formatIsoDay } from '#shared/dates.ts'
import { SUBJECTS } from './rules.ts'
import type { NewMessageRow } from './sql.ts'

/** To the team: the whole message; a reply goes directly to the sender. */
export const teamMail = ({ protocol, name, email, subject, text, answerBy }: NewMessageRow): MailTemplate => ({
  subject: `Mensagem ${protocol}: ${SUBJECTS[subject]}`,
  heading: 'Chegou uma mensagem',
  paragraphs: [`Responda no painel até ${formatIsoDay(answerBy)}.`],
  facts: [
    ['Protocolo', protocol],
    ['Nome', name],
    ['E-mail', email],
    ['Assunto', SUBJECTS[subject]],
  ],
  quote: text,
  action: { words: 'Abrir o painel', path: '/admin-dashboard' },
  replyTo: email,
})

/** The team's answer, to the sender. What they had written is not repeated. */
export const answerMail = (
  { protocol, subject, receivedAt }: Pick<NewMessageRow, 'protocol' | 'subject' | 'receivedAt'>,
  answer: string,
): MailTemplate => ({
  subject: `Resposta à sua mensagem: protocolo ${protocol}`,
  heading: 'A nossa resposta',
  paragraphs: [`Você nos escreveu em ${formatDay(receivedAt)}. Uma pessoa da nossa equipe leu e responde:`],
  quote: answer,
  facts: [
    ['Protocolo', protocol],
    ['Assunto', SUBJECTS[subject]],
  ],
  smallPrint: ['Ficou alguma dúvida? Responda a este e-mail.'],
  replyTo: COMPANY.email,
})

/** To the sender. Repeats nothing that was typed, because the address may be somebody else's. */
export const receivedMail = ({ protocol, subject, answerBy }: NewMessageRow): MailTemplate => ({
  subject: `Recebemos sua mensagem: protocolo ${protocol}`,
  heading: 'Recebemos sua mensagem',
  paragraphs: ['Uma pessoa da nossa equipe vai ler e responder neste endereço. Guarde o número do protocolo.'],
  facts: [
    ['Protocolo', protocol],
    ['Assunto', SUBJECTS[subject]],
    ['Resposta até', formatIsoDay(answerBy)],
  ],
  smallPrint: [
    `Se precisar antes, ligue para ${COMPANY.phone.words}: ${COMPANY.hours}. Se não foi você que escreveu, é só apagar este e-mail.`,
  ],
})
