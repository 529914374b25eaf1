import { findPerson } from '#domains/accounts/index.ts'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { orderPath } from '../../order-path.rules.ts'
import type { OrderRow } from '../sql.ts'
import { type CancellationRight, returnedBy } from './rules.ts'
import type { CancellationRow } from './sql.ts'

const TO_ORIGIN =
  'O valor volta pelo mesmo caminho por onde veio. No Pix, em geral no mesmo dia; no cartão, na fatura atual ou na seguinte.'
const TO_CREDIT =
  'O banco não aceita mais devolver esta parte por aquele caminho. Ela está no seu saldo, e você pode retirá-la quando quiser pelo painel.'

/** The amounts of a cancellation, with the case number of its refund. */
export function cancellationMail(
  { id, title, total, fromBalance }: OrderRow,
  { protocol, at, bonusTaken, deducted, toOrigin, toBalance, toCredit }: CancellationRow,
  right: CancellationRight,
): MailTemplate {
  const back = returnedBy({ toOrigin, toBalance, toCredit })
  const used = total - back - deducted
  return {
    subject: `Sua ${right === 'cancellation' ? 'desistência' : 'devolução'}: ${formatBRL(back)} de volta`,
    emblem: 'return',
    heading: right === 'cancellation' ? 'Registramos a sua desistência' : 'Devolvemos o que você não usou',
    paragraphs: [
      ...(toOrigin > 0n ? [`Pedimos ao banco que devolva ${formatBRL(toOrigin)}. ${TO_ORIGIN}`] : []),
      ...(toBalance > 0n ? [`${formatBRL(toBalance)} voltaram para o seu saldo, de onde tinham vindo.`] : []),
      ...(toCredit > 0n ? [`${formatBRL(toCredit)} viraram crédito. ${TO_CREDIT}`] : []),
    ],
    facts: [
      ['Protocolo', protocol],
      ['Pedido', title],
      ['Pago', formatBRL(total)],
      ...(fromBalance > 0n ? ([['Do saldo', formatBRL(fromBalance)]] as const) : []),
      ...(used > 0n ? ([['Já usado ou devolvido', formatBRL(used)]] as const) : []),
      ...(deducted > 0n ? ([['Bônus já gasto', formatBRL(deducted)]] as const) : []),
      ...(bonusTaken > 0n ? ([['Bônus encerrado', formatBRL(bonusTaken)]] as const) : []),
      ['Pedida em', formatDayAndTime(at)],
    ],
    action: {
      words: toOrigin > 0n ? 'Acompanhar a devolução' : 'Ver o pedido',
      path: orderPath(id),
    },
  }
}

/** Confirms a cancellation by mail in the same transaction (Decreto 7.962/2013, art. 5º § 4º: at once). */
export async function notifyCancellation(
  tx: Tx,
  order: OrderRow,
  cancellation: CancellationRow,
  right: CancellationRight,
) {
  const person = await findPerson(tx, order.personId)
  if (person)
    await queueMail(tx, {
      key: `cancellation:${order.id}`,
      to: person.email,
      template: cancellationMail(order, cancellation, right),
      about: { kind: 'money', personId: order.personId },
      now: cancellation.at,
    })
}
