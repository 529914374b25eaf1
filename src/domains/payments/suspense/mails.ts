import type { Tx } from '#platform/db.ts'
import { queueMail, type MailTemplate } from '#domains/notifications/index.ts'
import { caseNumber } from '#shared/case-number.ts'
import { formatBRL } from '#shared/money.ts'
import { heldOf, type Resolution } from './rules.ts'
import type { EntryRow } from './sql.ts'

type MailWords = Pick<MailTemplate, 'subject' | 'emblem' | 'heading' | 'paragraphs'>

const MAILS: Record<Resolution, ((amount: string) => MailWords) | undefined> = {
  credited: (amount) => ({
    subject: `${amount} já estão no seu saldo`,
    emblem: 'coins',
    heading: 'Conferimos o seu pagamento',
    paragraphs: [
      `Recebemos um valor diferente do combinado, e por isso uma pessoa da equipe olhou com calma. Os ${amount} são seus e já estão no seu saldo.`,
    ],
  }),
  refunded: (amount) => ({
    subject: `Estamos devolvendo ${amount}`,
    emblem: 'return',
    heading: 'Conferimos o seu pagamento',
    paragraphs: [
      `Recebemos um valor diferente do combinado. Pedimos ao banco que devolva ${amount} pelo mesmo caminho por onde vieram.`,
    ],
  }),
  // No mail: the team settled it at the gateway with the person, or the money was never theirs.
  written_off: undefined,
}

/** Notifies the client of a decision about money in suspense, in the transaction that decides it. */
export async function notifyResolution(tx: Tx, resolution: Resolution, entry: EntryRow, n: number, now: Date) {
  const words = MAILS[resolution]?.(formatBRL(heldOf(entry)))
  if (!words) return
  const facts = [['Compra', entry.payment!.description] as const, ['Protocolo', protocolOf(entry)] as const]
  const template: MailTemplate = { ...words, facts, action: { words: 'Ver o meu extrato', path: '/relatorios' } }
  await queueMail(tx, {
    key: `suspense:${entry.id}:${n}`,
    to: entry.person!.email,
    template,
    about: { kind: 'money', personId: entry.person!.id },
    now,
  })
}

const protocolOf = ({ id }: EntryRow) => caseNumber(id, 'S')
