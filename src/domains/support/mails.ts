import { dashboardOf } from '#domains/accounts/rules.ts'
import type { MailTemplate } from '#domains/notifications/index.ts'
import { company } from '#platform/company/known-company.ts'
import { formatDay, formatIsoDay } from '#shared/dates.ts'
import { ALL_SUBJECTS, KEPT_WORDS, moneyWordsOf } from './rules.ts'
import type { NewMessageRow } from './sql.ts'

/** While the company has no address, a reply goes to where mails come from. */
const replyToCompany = () => company().email && { replyTo: company().email }

const callWords = () => company().phone && `Se precisar antes, ligue para ${company().phone}: ${company().hours}. `

/** To the team: the whole message; a reply goes directly to the sender. */
export const teamMail = ({ protocol, name, email, subject, text, answerBy }: NewMessageRow): MailTemplate => ({
  subject: `Mensagem ${protocol}: ${ALL_SUBJECTS[subject]}`,
  emblem: 'envelope',
  heading: 'Chegou uma mensagem',
  paragraphs: [`Responda no painel até ${formatIsoDay(answerBy)}.`],
  facts: [
    ['Protocolo', protocol],
    ['Nome', name],
    ['E-mail', email],
    ['Assunto', ALL_SUBJECTS[subject]],
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
  emblem: 'envelope',
  subject: `Resposta à sua mensagem: protocolo ${protocol}`,
  heading: 'A nossa resposta',
  paragraphs: [`Você nos escreveu em ${formatDay(receivedAt)}. Uma pessoa da nossa equipe leu e responde:`],
  quote: answer,
  facts: [
    ['Protocolo', protocol],
    ['Assunto', ALL_SUBJECTS[subject]],
  ],
  smallPrint: ['Ficou alguma dúvida? Responda a este e-mail.'],
  ...replyToCompany(),
})

/** To the sender. Repeats nothing that was typed, because the address may be somebody else's. */
export const receivedMail = ({ protocol, subject, answerBy }: NewMessageRow): MailTemplate => ({
  subject: `Recebemos sua mensagem: protocolo ${protocol}`,
  emblem: 'envelope',
  heading: 'Recebemos sua mensagem',
  paragraphs: ['Uma pessoa da nossa equipe vai ler e responder neste endereço. Guarde o número do protocolo.'],
  facts: [
    ['Protocolo', protocol],
    ['Assunto', ALL_SUBJECTS[subject]],
    ['Resposta até', formatIsoDay(answerBy)],
  ],
  smallPrint: [`${callWords()}Se não foi você que escreveu, é só apagar este e-mail.`],
})

/** To somebody who asked to close the account. */
export const closingRequestedMail =
  (role: string) =>
  ({ protocol, answerBy }: NewMessageRow): MailTemplate => ({
    subject: `Seu pedido para encerrar a conta: protocolo ${protocol}`,
    emblem: 'candle',
    heading: 'Recebemos o seu pedido',
    paragraphs: [
      'Uma pessoa da equipe confere se falta acertar algo com você e responde neste endereço. Até lá, a conta continua como está.',
      moneyWordsOf(role),
      KEPT_WORDS,
    ],
    facts: [
      ['Protocolo', protocol],
      ['Resposta até', formatIsoDay(answerBy)],
    ],
    action: { words: 'Ver ou desfazer o pedido', path: `${dashboardOf(role)}?secao=conta#encerrar` },
    smallPrint: [
      'Se não foi você, troque a sua senha agora e desfaça o pedido: quem pediu entrou na sua conta com ela.',
    ],
  })

/** To the address that the account had, and the last mail to it. */
export const accountClosedMail = ({ firstName }: { firstName: string }): MailTemplate => ({
  subject: 'Sua conta foi encerrada',
  emblem: 'candle',
  heading: 'Sua conta foi encerrada',
  paragraphs: [
    `${firstName}, fizemos o que você pediu: ninguém entra mais com este e-mail. O que era só seu foi apagado; o que a lei manda guardar ficou, sem o seu nome.`,
    KEPT_WORDS,
    'Se um dia quiser voltar, é só se cadastrar de novo. Este é o último e-mail que mandamos.',
  ],
  smallPrint: ['Se não foi você que pediu, responda a este e-mail.'],
  ...replyToCompany(),
})
