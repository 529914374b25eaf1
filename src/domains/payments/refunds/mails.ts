import { findPerson } from '#domains/accounts/index.ts'
import { queueMail, type MailTemplate } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { owedWords } from '../disputes/mails.ts'
import { protocolOf } from './rules.ts'
import type { RefundRow, RefundState } from './sql.ts'

type RefundFacts = Pick<RefundRow, 'paymentId' | 'personId' | 'n' | 'amount' | 'method' | 'reason'>

const ARRIVES = {
  pix: 'O valor volta para a conta que fez o Pix, em geral no mesmo dia.',
  card: 'O valor volta para o cartão: aparece na fatura atual ou na seguinte, conforme o dia em que ela fecha.',
}

const MAILS: Record<RefundState, (refund: RefundFacts) => Pick<MailTemplate, 'subject' | 'heading' | 'paragraphs'>> = {
  asked: ({ amount, method }) => ({
    subject: `Sua devolução de ${formatBRL(amount)} está a caminho`,
    heading: 'Pedimos a devolução ao banco',
    paragraphs: [
      `Tiramos ${formatBRL(amount)} do seu saldo e pedimos ao banco que devolva o valor pelo mesmo caminho por onde ele veio.`,
      ARRIVES[method],
    ],
  }),
  done: ({ amount, method }) => ({
    subject: `Devolvemos ${formatBRL(amount)}`,
    heading: 'A devolução foi feita',
    paragraphs: [`O banco confirmou a devolução de ${formatBRL(amount)}.`, ARRIVES[method]],
  }),
  refused: ({ amount }) => ({
    subject: `O banco não aceitou a devolução de ${formatBRL(amount)}`,
    heading: 'A devolução não pôde ser feita',
    paragraphs: [
      `O banco recusou a devolução, e por isso os ${formatBRL(amount)} voltaram para o seu saldo.`,
      'Responda a este e-mail com o número do protocolo e uma pessoa da nossa equipe encontra outro caminho com você.',
    ],
  }),
}

/** Notifies the client of a refund's state, in the transaction that changes it. */
export async function notifyRefund(tx: Tx, state: RefundState, refund: RefundFacts, now: Date) {
  const person = await findPerson(tx, refund.personId)
  if (!person) return
  const facts = [['Protocolo', protocolOf(refund)] as const, ['Motivo', refund.reason] as const]
  const template: MailTemplate = {
    ...MAILS[state](refund),
    emblem: 'return',
    facts,
    action: { words: 'Ver o meu extrato', path: '/relatorios' },
  }
  await queueMail(tx, {
    key: `payback:${refund.paymentId}:${refund.n}:${state}`,
    to: person.email,
    template,
    about: { kind: 'money', personId: refund.personId },
    now,
  })
}

type Elsewhere = { n: number; amount: Centavos; credit: Centavos; debt: Centavos }

/** Notifies the client of a refund that was made at the gateway and not asked for here. */
export async function notifyRefundedElsewhere(
  tx: Tx,
  { id, personId, description }: { id: string; personId: string; description: string },
  { n, amount, credit, debt }: Elsewhere,
  now: Date,
) {
  const person = await findPerson(tx, personId)
  if (!person) return
  const owed = await owedWords(tx, personId, debt)
  const template: MailTemplate = {
    subject: `O banco devolveu ${formatBRL(amount)} a você`,
    emblem: 'return',
    heading: 'Uma devolução foi feita pelo banco',
    paragraphs: [
      `O banco devolveu ${formatBRL(amount)} de uma compra pelo mesmo caminho por onde o valor veio.`,
      credit > 0n
        ? `Por isso ${formatBRL(credit)} saíram do seu saldo, com o bônus que veio com eles.`
        : 'O bônus que veio com este valor terminou.',
      ...(owed ? [owed] : []),
    ],
    facts: [
      ['Protocolo', protocolOf({ paymentId: id, n })],
      ['Compra', description],
    ],
    action: { words: 'Ver o meu extrato', path: '/relatorios' },
  }
  await queueMail(tx, {
    key: `payback:${id}:${n}:elsewhere`,
    to: person.email,
    template,
    about: { kind: 'money', personId },
    now,
  })
}
