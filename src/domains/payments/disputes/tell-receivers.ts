import { findPerson } from '#domains/accounts/index.ts'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import type { CreditHolder } from '#domains/wallet/credit-holders.rules.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { formatBRL } from '#shared/money.ts'
import type { DisputeState } from '../rules.ts'
import { keyOf } from './rules.ts'

type Words = (amount: string) => Pick<MailTemplate, 'subject' | 'heading' | 'paragraphs'>

const MAILS: Record<DisputeState, Words> = {
  opened: (amount) => ({
    subject: `${amount} de um presente estão em análise`,
    heading: 'O banco está conferindo o pagamento do presente',
    paragraphs: [
      `O pagamento de um vale-presente que você resgatou está em análise no banco. Enquanto isso, os ${amount} que você ainda não gastou ficam guardados.`,
      'Você não precisa fazer nada, e nada será cobrado de você.',
    ],
  }),
  won: (amount) => ({
    subject: `${amount} do seu presente voltaram para o saldo`,
    heading: 'O presente continua valendo',
    paragraphs: [`A análise do banco terminou, e os ${amount} que estavam guardados são seus de novo.`],
  }),
  lost: (amount) => ({
    subject: `${amount} de um presente foram devolvidos pelo banco`,
    heading: 'O banco devolveu o pagamento do presente',
    paragraphs: [
      `O banco devolveu a quem pagou o vale-presente que você resgatou, e os ${amount} que estavam guardados foram com ele.`,
      'O que você já usou continua pago: nada será cobrado de você.',
    ],
  }),
}

type Case = { paymentId: string; n: number }

/** Tells whoever redeemed a gift of this payment what became of the frozen rest, in the transaction of the case. */
export async function tellReceivers(
  tx: Tx,
  state: DisputeState,
  dispute: Case,
  holders: readonly CreditHolder[],
  now: Date,
) {
  for (const { personId, frozen } of holders.filter(({ isGift }) => isGift)) {
    if (frozen === 0n) continue
    const { email } = (await findPerson(tx, personId))!
    const template: MailTemplate = {
      ...MAILS[state](formatBRL(frozen)),
      emblem: 'scales',
      action: { words: 'Ver o meu extrato', path: '/relatorios' },
    }
    await queueMail(tx, {
      key: `${keyOf(dispute)}:${state}:${personId}`,
      to: email,
      template,
      about: { kind: 'money', personId },
      now,
    })
    await announce(tx, balanceMoved(personId))
  }
}
