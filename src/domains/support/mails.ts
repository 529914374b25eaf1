import type { MailTemplate } from '#domains/notifications/index.ts'
import { COMPANY } from '#shared/company.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { SUBJECTS } from './rules.ts'
import type { NewMessageRow } from './sql.ts'

/** To the team: the whole message; a reply goes directly to the sender. */
export const teamMail = ({ protocol, name, email, subject, text, answerBy }: NewMessageRow): MailTemplate => ({
  subject: `Mensagem ${protocol}: ${SUBJECTS[subject]}`,
  heading: 'Chegou uma mensagem',
  paragraphs: [`Responda até ${formatIsoDay(answerBy)}. Depois, encerre a mensagem no painel.`],
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
