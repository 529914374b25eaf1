import { findPerson } from '#domains/accounts/index.ts'
import { type Letter, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { OrderRow } from '../sql.ts'
import type { Right } from './rules.ts'
import type { RegretRow } from './sql.ts'

const TO_ORIGIN =
  'O valor volta pelo mesmo caminho por onde veio. No Pix, em geral no mesmo dia; no cartão, na fatura atual ou na seguinte.'
const KEPT =
  'O banco não aceita mais devolver esta parte por aquele caminho. Ela está no seu saldo, e você pode retirá-la quando quiser pelo painel.'

/** What was given back, in numbers, with the protocol that the refund itself carries. */
export function regretLetter(
  { id, title, total }: OrderRow,
  { protocol, at, bonusTaken, deducted, toOrigin, kept }: RegretRow,
  right: Right,
): Letter {
  const used = total - toOrigin - kept - deducted
  return {
    subject: `Sua ${right === 'regret' ? 'desistência' : 'devolução'}: ${formatBRL(toOrigin + kept)} de volta`,
    heading: right === 'regret' ? 'Registramos a sua desistência' : 'Devolvemos o que você não usou',
    paragraphs: [
      ...(toOrigin > 0n ? [`Pedimos ao banco que devolva ${formatBRL(toOrigin)}. ${TO_ORIGIN}`] : []),
      ...(kept > 0n ? [`${formatBRL(kept)} viraram crédito. ${KEPT}`] : []),
    ],
    facts: [
      ['Protocolo', protocol],
      ['Pedido', title],
      ['Pago', formatBRL(total)],
      ...(used > 0n ? ([['Já usado ou devolvido', formatBRL(used)]] as const) : []),
      ...(deducted > 0n ? ([['Bônus já gasto', formatBRL(deducted)]] as const) : []),
      ...(bonusTaken > 0n ? ([['Bônus encerrado', formatBRL(bonusTaken)]] as const) : []),
      ['Pedida em', formatDayAndTime(at)],
    ],
    action: { words: 'Acompanhar a devolução', path: `/client-dashboard?pedido=${id}` },
  }
}

/** Confirms it in the transaction that did it (Decreto 7.962/2013, art. 5º § 4º: at once). */
export async function tell(tx: Tx, order: OrderRow, regret: RegretRow, right: Right) {
  const person = await findPerson(tx, order.personId)
  if (person)
    await queueMail(tx, {
      key: `regret:${order.id}`,
      to: person.email,
      letter: regretLetter(order, regret, right),
      now: regret.at,
    })
}
