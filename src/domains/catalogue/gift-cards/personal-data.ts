import type { PersonalData } from '#domains/accounts/index.ts'
import { listFreeCredit, sumCredit } from '#domains/wallet/index.ts'
import { formatBRL } from '#shared/money.ts'
import { returnGifts } from './return-gifts.ts'
import { findGiftPayer, forgetGiftsOf, listGiftCardsFor, listGiftCardsOf } from './sql.ts'

const MOST_LOOKED_AT = 1_000

/**
 * A payer settles cards that nobody redeemed first. What a receiver has not spent goes back to its payer; a payer whose
 * account is closed can get nothing, so that is spent first.
 */
export const personalData: PersonalData = {
  async unsettled(sql, personId) {
    const sent = await listGiftCardsOf(sql, personId, MOST_LOOKED_AT)
    const words = sent.some(({ state }) => state === 'sent' || state === 'waits')
      ? ['um vale-presente que ninguém resgatou: cancele-o antes']
      : []
    for (const { paymentId, credit, isGift } of await listFreeCredit(sql, personId))
      if (isGift && !(await findGiftPayer(sql, paymentId!)).isOpen)
        words.push(`${formatBRL(credit)} de um vale-presente de quem já encerrou a conta: use-os antes`)
    if ((await sumCredit(sql, personId)).frozen > 0n) words.push('uma contestação no banco')
    return words
  },
  async read(sql, personId) {
    const cards = await listGiftCardsFor(sql, personId)
    return {
      'Vales-presente': cards.map((card) =>
        card.payerId === personId
          ? {
              enviado: card.paidAt,
              valor: formatBRL(card.amount),
              para: card.receiverName,
              email: card.receiverEmail,
              palavras: card.words,
              resgatado: card.redeemedAt,
            }
          : { resgatado: card.redeemedAt, valor: formatBRL(card.amount), palavras: card.words },
      ),
    }
  },
  async erase(tx, closing) {
    await returnGifts(tx, closing)
    await forgetGiftsOf(tx, closing)
  },
}
