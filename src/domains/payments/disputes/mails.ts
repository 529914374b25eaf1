import type { Tx } from '#platform/db.ts'
import { findPerson } from '#domains/accounts/index.ts'
import { queueMail, type MailTemplate } from '#domains/notifications/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { reservedOf } from '#domains/wallet/rules.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import type { DisputeState } from '../rules.ts'
import type { PaymentRow } from '../sql.ts'
import { keyOf, protocolOf } from './rules.ts'
import type { DisputeRow } from './sql.ts'

type DisputeAmounts = Pick<DisputeRow, 'n' | 'amount' | 'frozen'> & {
  /** What was used of a lost purchase. */
  debt: Centavos
}

/**
 * What a purchase that the bank took back leaves to be paid, in words; undefined: nothing. An open question or
 * conversation that it paid ends seconds or minutes later, and what that gives back pays first.
 */
export async function owedWords(tx: Tx, personId: string, debt: Centavos): Promise<string | undefined> {
  if (debt <= 0n) return undefined
  return (await balanceOf(tx, reservedOf(personId))) > 0n
    ? `Faltam ${formatBRL(debt)} desta compra. Se ela pagou uma pergunta ainda sem resposta ou uma conversa em curso, o que voltar de lá é descontado daí. O restante já tinha sido usado e fica em aberto: até ser pago, não há retiradas nem bônus novos.`
    : `${formatBRL(debt)} desta compra já tinham sido usados e ficam em aberto. Até serem pagos, não há retiradas nem bônus novos.`
}

const MAILS: Record<
  DisputeState,
  (dispute: DisputeAmounts & { owed: string | undefined }) => Pick<MailTemplate, 'subject' | 'heading' | 'paragraphs'>
> = {
  opened: ({ amount, frozen }) => ({
    subject: `O banco abriu uma contestação de ${formatBRL(amount)}`,
    heading: 'Uma contestação foi aberta',
    paragraphs: [
      `Quem pagou disse ao banco que não reconhece uma compra de ${formatBRL(amount)}.`,
      frozen > 0n
        ? `Enquanto o banco decide, ${formatBRL(frozen)} do seu saldo ficam guardados, e também os minutos e o bônus que vieram com a compra. O restante continua seu para usar.`
        : 'Enquanto o banco decide, os minutos e o bônus que vieram com a compra ficam guardados.',
      'Se foi você e houve um engano, ou se algo não saiu como devia, responda a este e-mail: resolver conosco costuma ser mais rápido.',
    ],
  }),
  won: ({ amount, frozen }) => ({
    subject: `A contestação de ${formatBRL(amount)} terminou`,
    heading: 'A compra continua valendo',
    paragraphs: [
      `O banco decidiu que a compra de ${formatBRL(amount)} vale.`,
      frozen > 0n ? `Os ${formatBRL(frozen)} que estavam guardados voltaram para o seu saldo.` : 'Seu saldo não mudou.',
    ],
  }),
  lost: ({ amount, frozen, owed }) => ({
    subject: `O banco devolveu ${formatBRL(amount)}`,
    heading: 'O banco devolveu o valor contestado',
    paragraphs: [
      `O banco decidiu devolver ${formatBRL(amount)} a quem pagou.`,
      frozen > 0n
        ? `Os ${formatBRL(frozen)} que estavam guardados foram usados para isso. Os minutos e o bônus desta compra terminaram.`
        : 'Os minutos e o bônus desta compra terminaram.',
      owed ?? 'Nada mais será cobrado de você.',
    ],
  }),
}

/** Notifies the client of a dispute's state, in the transaction that changes it. */
export async function notifyDispute(
  tx: Tx,
  state: DisputeState,
  { id, personId, description }: PaymentRow,
  dispute: DisputeAmounts,
  now: Date,
) {
  const person = await findPerson(tx, personId)
  if (!person) return
  const one = { paymentId: id, n: dispute.n }
  const facts = [['Compra', description] as const, ['Protocolo', protocolOf(one)] as const]
  const template: MailTemplate = {
    ...MAILS[state]({ ...dispute, owed: await owedWords(tx, personId, dispute.debt) }),
    emblem: 'scales',
    facts,
    action: { words: 'Ver o meu extrato', path: '/relatorios' },
  }
  await queueMail(tx, {
    key: `${keyOf(one)}:${state}`,
    to: person.email,
    template,
    about: { kind: 'money', personId },
    now,
  })
}
