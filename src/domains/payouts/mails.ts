import { findPerson } from '#domains/accounts/index.ts'
import { maskedTaxId, taxIdKind } from '#shared/tax-id.ts'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { FAILURE_WORDS, protocolOf } from './rules.ts'
import type { PayoutRow } from './sql.ts'

type Ended = Pick<PayoutRow, 'id' | 'consultantId' | 'amount' | 'taxId' | 'failure' | 'endToEndId' | 'paidAt'> & {
  state: 'paid' | 'failed' | 'returned'
}

/** How a payout ended, in the transaction that ends it; `code`: of the receipt of a paid one. */
export async function notifyPayoutEnded(tx: Tx, payout: Ended, { code, at }: { code?: string; at: Date }) {
  const person = await findPerson(tx, payout.consultantId)
  if (!person?.email) return
  const template = payout.state === 'paid' ? paidMail(payout, code!) : unpaidMail(payout)
  await queueMail(tx, {
    key: `payout:${payout.id}:${payout.state}`,
    to: person.email,
    template,
    about: { kind: 'money', personId: payout.consultantId },
    now: at,
  })
}

const keyWords = ({ taxId }: Ended) => `${taxIdKind(taxId)} ${maskedTaxId(taxId)}`

const paidMail = (payout: Ended, code: string): MailTemplate => ({
  subject: `${formatBRL(payout.amount)} na sua conta`,
  emblem: 'coins',
  heading: 'O seu saque foi pago',
  paragraphs: [`Transferimos ${formatBRL(payout.amount)} por Pix para a chave do seu documento.`],
  facts: [
    ['Protocolo', protocolOf(payout.id)],
    ['Chave Pix', keyWords(payout)],
    ['Pago em', formatDayAndTime(payout.paidAt!)],
    ['Número da transferência', payout.endToEndId!],
    ['Recibo', code],
  ],
  action: { words: 'Ver o recibo', path: `/relatorios?recibo=${code}` },
})

function unpaidMail(payout: Ended): MailTemplate {
  const { why, todo } = FAILURE_WORDS[payout.failure!]
  const amount = formatBRL(payout.amount)
  const isReturned = payout.state === 'returned'
  return {
    subject: isReturned ? `O banco devolveu o seu saque de ${amount}` : `O seu saque de ${amount} não saiu`,
    emblem: 'return',
    heading: isReturned ? 'O seu saque voltou' : 'O seu saque não saiu',
    paragraphs: [
      isReturned
        ? `O seu banco recebeu e depois devolveu a transferência. ${why}`
        : `A transferência não chegou ao seu banco. ${why}`,
      `Os ${amount} estão de novo livres para saque: nada se perdeu. ${todo}`,
    ],
    facts: [
      ['Protocolo', protocolOf(payout.id)],
      ['Chave Pix', keyWords(payout)],
    ],
    action: { words: 'Abrir os meus saques', path: '/consultant-dashboard?secao=saques' },
  }
}
