import { MONEY_RESTS_HOURS } from '#domains/accounts/money-rests.rules.ts'
import { findPerson } from '#domains/accounts/index.ts'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { PAID_OUT_AFTER_DAYS } from '#domains/accounts/restraints.rules.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { writtenTaxId } from '#shared/tax-id.ts'
import { BY_HAND_WITHIN_DAYS, protocolOf } from './rules.ts'
import type { WithdrawalRow } from './sql.ts'

type Asked = Pick<WithdrawalRow, 'id' | 'personId' | 'amount' | 'byHand' | 'bonusTaken' | 'keptBack' | 'pixKey'>
const ACTION = { words: 'Acompanhar no painel', path: '/client-dashboard' } as const

/** Confirms a withdrawal by mail, in the transaction that requests it. */
export async function notifyWithdrawalAsked(
  tx: Tx,
  { id, personId, amount, byHand, bonusTaken, keptBack, pixKey }: Asked,
  now: Date,
) {
  const back = amount - byHand - keptBack
  await queueTo(tx, `withdrawal:${id}:asked`, personId, now, {
    subject: `Sua retirada de ${formatBRL(amount)}`,
    emblem: 'return',
    heading: 'Recebemos o seu pedido de retirada',
    paragraphs: [
      ...(back > 0n
        ? [
            `${formatBRL(back)} voltam pelo mesmo caminho por onde vieram: no Pix, em geral no mesmo dia; no cartão, na fatura atual ou na seguinte.`,
          ]
        : []),
      ...(byHand > 0n
        ? [
            `${formatBRL(byHand)} vão por Pix para o CPF que você informou. Por segurança, nada sai nas próximas ${MONEY_RESTS_HOURS} horas; depois, uma pessoa da equipe confere e transfere em até ${BY_HAND_WITHIN_DAYS} dias úteis.`,
            'Não foi você? Troque a sua senha agora e responda a este e-mail: a transferência não será feita.',
          ]
        : []),
    ],
    facts: [
      ['Protocolo', protocolOf(id)],
      ['Valor', formatBRL(amount)],
      ...(bonusTaken > 0n ? ([['Bônus encerrado', formatBRL(bonusTaken)]] as const) : []),
      ...(keptBack > 0n ? ([['Bônus já gasto, descontado', formatBRL(keptBack)]] as const) : []),
      ...(byHand > 0n && pixKey ? ([['CPF que recebe', writtenTaxId(pixKey)]] as const) : []),
    ],
    action: ACTION,
  })
}

/** Tells somebody whose account has been blocked for long what goes back by itself, and how to get what is `left`. */
export async function notifyWithdrawnByItself(
  tx: Tx,
  { id, personId, amount, bonusTaken, keptBack }: Asked,
  left: Centavos,
  now: Date,
) {
  const back = formatBRL(amount - keptBack)
  await queueTo(tx, `withdrawal:${id}:asked`, personId, now, {
    subject: `Devolvemos ${back} da sua conta`,
    emblem: 'return',
    heading: 'O seu saldo volta para onde veio',
    paragraphs: [
      `A sua conta está bloqueada há mais de ${PAID_OUT_AFTER_DAYS} dias, e nenhum caso precisa do seu saldo. ${back} voltam sozinhos pelo mesmo caminho por onde vieram: no Pix, em geral no mesmo dia; no cartão, na fatura atual ou na seguinte.`,
      ...(left > 0n
        ? [
            `${formatBRL(left)} não podem voltar por esse caminho. Continuam seus: retire pelo link do e-mail que avisou do bloqueio, informando o CPF de quem pagou, ou escreva para nós em Contato.`,
          ]
        : []),
    ],
    facts: [
      ['Protocolo', protocolOf(id)],
      ['Valor', formatBRL(amount)],
      ...(bonusTaken > 0n ? ([['Bônus encerrado', formatBRL(bonusTaken)]] as const) : []),
      ...(keptBack > 0n ? ([['Bônus já gasto, descontado', formatBRL(keptBack)]] as const) : []),
    ],
    action: { words: 'Falar com a equipe', path: '/contato' },
  })
}

type Decided = Pick<WithdrawalRow, 'id' | 'personId' | 'byHand' | 'bonusTaken'> & {
  state: 'paid' | 'failed'
  note: string
}

/** Notifies the client how the manual transfer ended. */
export async function notifyWithdrawalDecided(
  tx: Tx,
  { id, personId, byHand, bonusTaken, state, note }: Decided,
  now: Date,
) {
  const isPaid = state === 'paid'
  await queueTo(tx, `withdrawal:${id}:${state}`, personId, now, {
    subject: isPaid
      ? `Transferimos ${formatBRL(byHand)} para você`
      : `A transferência de ${formatBRL(byHand)} não pôde ser feita`,
    emblem: 'return',
    heading: isPaid ? 'A sua retirada foi paga' : 'A sua retirada voltou para o saldo',
    paragraphs: isPaid
      ? [`Transferimos ${formatBRL(byHand)} por Pix para o CPF que você informou.`]
      : [
          `Os ${formatBRL(byHand)} estão de volta no seu saldo. Confira o CPF e peça de novo, ou responda a este e-mail.`,
          ...(bonusTaken > 0n ? [`O bônus de ${formatBRL(bonusTaken)} que terminou com o pedido não volta.`] : []),
        ],
    facts: [
      ['Protocolo', protocolOf(id)],
      [isPaid ? 'Número da transferência' : 'Motivo', note],
    ],
    action: ACTION,
  })
}

async function queueTo(tx: Tx, key: string, personId: string, now: Date, template: MailTemplate) {
  const person = await findPerson(tx, personId)
  if (person) await queueMail(tx, { key, to: person.email, template, about: { kind: 'money', personId }, now })
}
