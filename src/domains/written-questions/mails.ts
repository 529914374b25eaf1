import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { paidFor, splitOf } from './money.rules.ts'
import type { Question } from './sql.ts'

type ParticipantNames = { clientName: string; consultantName: string }
type MailedQuestion = Pick<
  Question,
  'id' | 'title' | 'price' | 'held' | 'fromBundle' | 'commissionBps' | 'dueAt' | 'reason'
>

/** The pages on which each of the two finds a question. Mails never contain the question or the answer. */
const pathForClient = (id: string) => `/client-dashboard?pergunta=${id}` as const
const pathForConsultant = (id: string) => `/consultant-dashboard?pergunta=${id}` as const

const answerPrompt = (q: MailedQuestion) => ({
  facts: [
    ['O que', q.title],
    ['Responder até', formatDayAndTime(q.dueAt!)],
    ['Você recebe', formatBRL(splitOf({ ...q, held: paidFor(q) }).earned)],
  ] as const,
  action: { words: 'Ler e responder', path: pathForConsultant(q.id) },
})

/** To the consultant: a question was asked. */
export const askedMail = (q: MailedQuestion, { clientName, consultantName }: ParticipantNames): MailTemplate => ({
  subject: 'Uma pergunta por escrito para você',
  emblem: 'quill',
  heading: `${clientName} enviou uma pergunta`,
  paragraphs: [
    `${consultantName}, a pergunta está no seu painel. Escreva com calma: o rascunho fica guardado, e a resposta só vai quando você enviar.`,
    'Se não for assunto para você, recuse com uma frase: o valor volta na hora para quem perguntou.',
  ],
  ...answerPrompt(q),
})

/** To the consultant: half of the time has passed, or four hours are left. */
export const deadlineWarningMail = (
  q: MailedQuestion,
  { clientName, consultantName }: ParticipantNames,
): MailTemplate => ({
  subject: `Resposta esperada até ${formatDayAndTime(q.dueAt!)}`,
  emblem: 'hourglass',
  heading: `A pergunta de ${clientName} espera a sua resposta`,
  paragraphs: [
    `${consultantName}, depois desse horário a pergunta se encerra sozinha, e o valor volta inteiro para quem perguntou.`,
  ],
  ...answerPrompt(q),
})

/** To the client: the question was answered. */
export const answeredMail = (
  { id, title }: MailedQuestion,
  { clientName, consultantName }: ParticipantNames,
): MailTemplate => ({
  subject: `${consultantName} respondeu`,
  emblem: 'letter',
  heading: 'A sua resposta chegou',
  paragraphs: [
    `${clientName}, ${consultantName} respondeu à sua pergunta. A resposta e o recibo ficam guardados no seu painel; só vocês dois os veem.`,
  ],
  facts: [['O que', title]],
  action: { words: 'Ler a resposta', path: pathForClient(id) },
})

/** To the client: an answer came after its deadline, and costs nothing. */
export const answeredLateMail = (
  q: MailedQuestion,
  { clientName, consultantName }: ParticipantNames,
): MailTemplate => ({
  ...answeredMail(q, { clientName, consultantName }),
  heading: 'A resposta chegou, depois do prazo',
  paragraphs: [
    `${clientName}, ${consultantName} respondeu à sua pergunta depois do prazo. Nada foi cobrado: o valor já tinha voltado para o seu saldo, e a resposta é sua.`,
  ],
})

/** To the consultant: something is asked about an answer. */
export const clarificationMail = (
  q: MailedQuestion,
  { clientName, consultantName }: ParticipantNames,
): MailTemplate => ({
  subject: 'Um esclarecimento sobre a sua resposta',
  emblem: 'quill',
  heading: `${clientName} quer entender melhor`,
  paragraphs: [
    `${consultantName}, cada resposta inclui um esclarecimento. Responda até o prazo abaixo, com as suas palavras: pode ser curto.`,
    'Sem resposta no prazo, metade do valor volta para quem perguntou.',
  ],
  facts: [
    ['O que', q.title],
    ['Responder até', formatDayAndTime(q.dueAt!)],
  ],
  action: { words: 'Ler e responder', path: pathForConsultant(q.id) },
})

/** To the client: what was asked about an answer was answered. */
export const clarifiedMail = (q: MailedQuestion, { clientName, consultantName }: ParticipantNames): MailTemplate => ({
  ...answeredMail(q, { clientName, consultantName }),
  heading: 'O seu esclarecimento chegou',
  paragraphs: [`${clientName}, ${consultantName} respondeu ao que você quis entender melhor. Está junto da resposta.`],
})

/** The paragraphs about the returned money: how much, and that nothing more is to be done. */
const refundWords = ({ held, fromBundle }: MailedQuestion) =>
  fromBundle
    ? ['A resposta voltou para o seu conjunto; se ele já terminou, o valor dela está no seu saldo, como crédito.']
    : held > 0n
      ? [`${formatBRL(held)} já estão no seu saldo, como crédito.`]
      : []

const endedMail = (q: MailedQuestion, subject: string, heading: string, first: string): MailTemplate => ({
  subject,
  emblem: 'candle',
  heading,
  paragraphs: [first, ...refundWords(q)],
  facts: [['O que', q.title]],
  action: { words: 'Ver a pergunta', path: pathForClient(q.id) },
})

/** To the client: the consultant declined the question and says why. */
export const declinedMail = (q: MailedQuestion, { clientName, consultantName }: ParticipantNames): MailTemplate => ({
  ...endedMail(
    q,
    `${consultantName} não vai responder`,
    'A sua pergunta não foi aceita',
    `${clientName}, ${consultantName} preferiu não responder. O motivo está abaixo, como foi escrito.`,
  ),
  quote: q.reason!,
})

/** To the client: the question was not answered in time. */
export const missedMail = (q: MailedQuestion, { clientName, consultantName }: ParticipantNames) =>
  endedMail(
    q,
    'A resposta não veio, o valor voltou',
    'O prazo da sua pergunta terminou',
    `${clientName}, ${consultantName} não respondeu até ${formatDayAndTime(q.dueAt!)}. Sentimos muito. Nada foi cobrado.`,
  )

/** To the consultant: the payment of a question that waited for an answer was given back. */
export const takenBackMail = (q: MailedQuestion, { clientName, consultantName }: ParticipantNames): MailTemplate => ({
  subject: 'Uma pergunta que não precisa mais de resposta',
  emblem: 'candle',
  heading: `A pergunta de ${clientName} foi encerrada`,
  paragraphs: [
    `${consultantName}, o banco desfez o pagamento desta pergunta, e ela terminou sem resposta. Não foi nada que você tenha feito, e nada muda nos seus ganhos.`,
    'Se você já tinha começado a escrever, o rascunho continua guardado no seu painel.',
  ],
  facts: [['O que', q.title]],
  action: { words: 'Ver a pergunta', path: pathForConsultant(q.id) },
})

/** To the client: the question was bought and never sent. */
export const lapsedMail = (q: MailedQuestion, { clientName, consultantName }: ParticipantNames) =>
  endedMail(
    q,
    'Uma pergunta que não foi escrita',
    'O prazo para escrever terminou',
    `${clientName}, a pergunta que você comprou para ${consultantName} não foi enviada em doze meses.`,
  )
