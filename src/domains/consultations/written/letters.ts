import type { Letter } from '#domains/notifications/index.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { splitOf } from './money/rules.ts'
import type { Question } from './sql.ts'

type Pair = { clientName: string; consultantName: string }
type About = Pick<Question, 'id' | 'title' | 'price' | 'held' | 'commissionBps' | 'dueAt' | 'reason'>

/** The pages on which each of the two finds a question. What somebody wrote never travels by mail. */
const pathForClient = (id: string) => `/client-dashboard?pergunta=${id}` as const
const pathForConsultant = (id: string) => `/consultant-dashboard?pergunta=${id}` as const

const toAnswer = (q: About) => ({
  facts: [
    ['O que', q.title],
    ['Responder até', formatDayAndTime(q.dueAt!)],
    ['Você recebe', formatBRL(splitOf(q).earned)],
  ] as const,
  action: { words: 'Ler e responder', path: pathForConsultant(q.id) },
})

/** To the consultant: somebody asked. */
export const askedLetter = (q: About, { clientName, consultantName }: Pair): Letter => ({
  subject: 'Uma pergunta por escrito para você',
  heading: `${clientName} enviou uma pergunta`,
  paragraphs: [
    `${consultantName}, a pergunta está no seu painel. Escreva com calma: o rascunho fica guardado, e a resposta só vai quando você enviar.`,
    'Se não for assunto para você, recuse com uma frase: o valor volta na hora para quem perguntou.',
  ],
  ...toAnswer(q),
})

/** To the consultant: half of the time has passed, or four hours are left. */
export const warningLetter = (q: About, { clientName, consultantName }: Pair): Letter => ({
  subject: `Resposta esperada até ${formatDayAndTime(q.dueAt!)}`,
  heading: `A pergunta de ${clientName} espera a sua resposta`,
  paragraphs: [
    `${consultantName}, depois desse horário a pergunta se encerra sozinha, e o valor volta inteiro para quem perguntou.`,
  ],
  ...toAnswer(q),
})

/** To the client: the answer is there. */
export const answeredLetter = ({ id, title }: About, { clientName, consultantName }: Pair): Letter => ({
  subject: `${consultantName} respondeu`,
  heading: 'A sua resposta chegou',
  paragraphs: [
    `${clientName}, ${consultantName} respondeu à sua pergunta. A resposta e o recibo ficam guardados no seu painel; só vocês dois os veem.`,
  ],
  facts: [['O que', title]],
  action: { words: 'Ler a resposta', path: pathForClient(id) },
})

/** What somebody reads whose money came back: how much, and that nothing more is to be done. */
const backWords = ({ held }: About) => (held > 0n ? [`${formatBRL(held)} já estão no seu saldo, como crédito.`] : [])

const ended = (q: About, subject: string, heading: string, first: string): Letter => ({
  subject,
  heading,
  paragraphs: [first, ...backWords(q)],
  facts: [['O que', q.title]],
  action: { words: 'Ver a pergunta', path: pathForClient(q.id) },
})

/** To the client: the consultant does not take it, and says why. */
export const declinedLetter = (q: About, { clientName, consultantName }: Pair): Letter => ({
  ...ended(
    q,
    `${consultantName} não vai responder`,
    'A sua pergunta não foi aceita',
    `${clientName}, ${consultantName} preferiu não responder e explicou assim:`,
  ),
  quote: q.reason!,
})

/** To the client: nobody answered in time. */
export const missedLetter = (q: About, { clientName, consultantName }: Pair) =>
  ended(
    q,
    'A resposta não veio, o valor voltou',
    'O prazo da sua pergunta terminou',
    `${clientName}, ${consultantName} não respondeu até ${formatDayAndTime(q.dueAt!)}. Sentimos muito. Nada foi cobrado.`,
  )

/** To the client: it was bought and never written. */
export const lapsedLetter = (q: About, { clientName, consultantName }: Pair) =>
  ended(
    q,
    'Uma pergunta que não foi escrita',
    'O prazo para escrever terminou',
    `${clientName}, a pergunta que você comprou para ${consultantName} não foi enviada em doze meses.`,
  )
