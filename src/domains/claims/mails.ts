import { findPerson } from '#domains/accounts/index.ts'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { formatIsoDay, formatDayAndTime } from '#shared/dates.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { type Bearer, protocolOf, type RefundRule, type State, type Subject } from './rules.ts'
import { RULE_EXPLANATIONS, SUBJECT_WORDS } from './explanations.rules.ts'

const CLIENT_ACTION = { words: 'Ver os meus recibos', path: '/client-dashboard' } as const
const CONSULTANT_ACTION = { words: 'Ver os meus ganhos', path: '/relatorios' } as const

type ByRule = { id: string; clientId: string; rule: RefundRule; amount: Centavos; toBonus: Centavos }

/** Notifies the client of a refund by rule. */
export const notifyRefundedByRule = (tx: Tx, { id, clientId, rule, amount, toBonus }: ByRule, now: Date) =>
  send(tx, `claim:${id}:granted`, clientId, now, {
    subject: `${formatBRL(amount)} de volta para você`,
    emblem: 'return',
    heading: 'A regra devolveu na hora',
    paragraphs: [RULE_EXPLANATIONS[rule], creditedWords(amount, toBonus)],
    facts: [['Protocolo', protocolOf(id)]],
    action: CLIENT_ACTION,
  })

type Asked = { id: string; subject: Subject; answerBy: string; waits: boolean }

/** Announces a claim: to the client the date of the answer, to the consultant that the earnings wait. */
export async function notifyRefundRequested(tx: Tx, { id, subject, answerBy, waits }: Asked, now: Date) {
  const { the, ended } = SUBJECT_WORDS[subject.kind]
  const facts = [['Protocolo', protocolOf(id)] as const, ['Resposta até', formatIsoDay(answerBy)] as const]
  await send(tx, `claim:${id}:asked`, subject.clientId, now, {
    subject: 'Recebemos o seu pedido de reembolso',
    emblem: 'scales',
    heading: 'Uma pessoa vai ler o seu pedido',
    paragraphs: [
      'Uma pessoa da nossa equipe lê o que você contou, confere o registro e decide. A resposta chega por e-mail, com o motivo.',
    ],
    facts,
    action: CLIENT_ACTION,
  })
  await send(tx, `claim:${id}:asked:consultant`, subject.consultantId, now, {
    subject: 'Um reembolso foi pedido',
    emblem: 'scales',
    heading: 'Um cliente pediu reembolso',
    paragraphs: [
      `É sobre ${the} que ${ended} em ${formatDayAndTime(subject.endedAt)}. Uma pessoa da nossa equipe decide e avisa você.`,
      waits
        ? 'Até lá, o que isso rendeu fica guardado.'
        : 'O que isso rendeu já está liberado. Se a decisão for devolver à sua custa, o valor sai do que você tem livre ou dos próximos ganhos.',
      'Se quiser contar o seu lado, responda a este e-mail com o número do protocolo.',
    ],
    facts,
    action: CONSULTANT_ACTION,
  })
}

type Decided = {
  id: string
  subject: Subject
  state: State
  amount: Centavos
  toBonus: Centavos
  reason: string
  bearer: Bearer
}

/** Notifies both of the decision and its reason. */
export async function notifyClaimDecided(
  tx: Tx,
  { id, subject, state, amount, toBonus, reason, bearer }: Decided,
  now: Date,
) {
  const isGranted = state !== 'refused'
  const { the } = SUBJECT_WORDS[subject.kind]
  const facts = [['Protocolo', protocolOf(id)] as const, ['Motivo', reason] as const]
  await send(tx, `claim:${id}:decided`, subject.clientId, now, {
    subject: isGranted ? `${formatBRL(amount)} de volta para você` : 'Sobre o seu pedido de reembolso',
    emblem: isGranted ? 'return' : 'scales',
    heading: isGranted ? 'O reembolso foi aceito' : 'O reembolso não foi aceito',
    paragraphs: [
      isGranted
        ? creditedWords(amount, toBonus)
        : 'Lemos o seu pedido e conferimos o registro. Desta vez não vamos devolver o valor; o motivo está abaixo.',
      ...(isGranted ? [] : ['Se algo ficou de fora, responda a este e-mail: outra pessoa da equipe relê.']),
    ],
    facts,
    action: CLIENT_ACTION,
  })
  await send(tx, `claim:${id}:decided:consultant`, subject.consultantId, now, {
    subject: 'O pedido de reembolso foi decidido',
    emblem: 'scales',
    heading: isGranted ? 'Parte do valor voltou para o cliente' : 'O reembolso não foi aceito',
    paragraphs: [
      isGranted
        ? bearer === 'platform'
          ? `A plataforma pagou o reembolso. O que ${the} rendeu continua seu.`
          : `A sua parte do valor devolvido saiu do que ${the} rendeu.`
        : `O que ${the} rendeu continua seu e segue o prazo normal.`,
    ],
    facts,
    action: CONSULTANT_ACTION,
  })
}

const creditedWords = (amount: Centavos, toBonus: Centavos) =>
  toBonus === 0n
    ? `${formatBRL(amount)} já estão no seu saldo, como crédito: use quando quiser, ou retire.`
    : `${formatBRL(amount)} já estão com você: ${formatBRL(amount - toBonus)} em créditos e ${formatBRL(toBonus)} em bônus, que foi como tinha sido pago.`

async function send(tx: Tx, key: string, personId: string, now: Date, template: MailTemplate) {
  const person = await findPerson(tx, personId)
  if (person) await queueMail(tx, { key, to: person.email, template, about: { kind: 'money', personId }, now })
}
