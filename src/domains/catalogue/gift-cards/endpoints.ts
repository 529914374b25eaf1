import { type Route, serve } from '#platform/http.ts'
import { orderView } from '../orders/order-views.ts'
import * as contract from './contract.ts'
import { placeGiftCard } from './place-gift-card.ts'
import { findGiftByCode, redeemGiftCard } from './redeem-gift-card.ts'
import { type GiftCardRow, listGiftCardsOf } from './sql.ts'

const MOST_LISTED = 50

const giftCardView = ({ amount, paidAt, ...card }: GiftCardRow) => ({
  ...card,
  amountCents: amount,
  sentAt: paidAt!,
})

export const giftCardEndpoints: Route[] = [
  serve(contract.placeGiftCard, async ({ db, clock, viewer, input }) => {
    const { id, amountCents: amount, receiverName, receiverEmail, words = null } = input
    const gift = { receiverName, receiverEmail, words }
    const order = await placeGiftCard(db, { id, personId: viewer.id, amount, gift, clock })
    return orderView(db, order, await clock(db))
  }),
  serve(contract.listGiftCards, async ({ db, viewer }) => ({
    giftCards: (await listGiftCardsOf(db, viewer.id, MOST_LISTED)).map(giftCardView),
  })),
  serve(contract.findGift, ({ db, clock, viewer, input, address }) =>
    findGiftByCode(db, { personId: viewer.id, text: input.code, address, clock }),
  ),
  serve(contract.redeemGift, ({ db, clock, viewer, input, address }) =>
    redeemGiftCard(db, { personId: viewer.id, text: input.code, address, clock }),
  ),
]
