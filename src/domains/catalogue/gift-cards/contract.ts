import { z } from 'zod/mini'
import { cents, endpoint, instant, newId, nothing, tolerantEnum } from '#shared/contract.ts'
import { emailAddress, lineText, proseText } from '#shared/typed-text/fields.ts'
import { Order } from '../orders/contract.ts'
import { GIFT_STATES, MOST_GIFT, LEAST_GIFT, MOST_PASTED, MOST_WORDS } from './rules.ts'

const NAME_MISSING = 'Escreva o nome de quem recebe.'
const CODE_MISSING = 'Digite ou cole o código do vale.'

/** R$ 30,00 to R$ 500,00, in centavos. */
const giftCents = z
  .pipe(
    z.int('Informe o valor em centavos inteiros.'),
    z.transform((n: number) => BigInt(n)),
  )
  .check(
    z.refine((amount) => amount >= LEAST_GIFT && amount <= MOST_GIFT, 'Escolha um valor entre R$ 30,00 e R$ 500,00.'),
  )

export const placeGiftCard = endpoint({
  method: 'POST',
  path: '/api/gift-cards',
  access: 'client',
  begins: true,
  summary: 'Order a gift card for somebody, to be paid by Pix; the same id and gift again is the same order',
  input: z.object({
    id: newId,
    amountCents: giftCents,
    receiverName: lineText({ most: 80, missing: NAME_MISSING }),
    receiverEmail: emailAddress('Informe o e-mail de quem recebe.'),
    words: z.optional(proseText({ most: MOST_WORDS, missing: 'Escreva algumas palavras, ou deixe em branco.' })),
  }),
  output: Order,
})

/** A card that the reader paid. */
export const GiftCard = z.object({
  orderId: z.string(),
  amountCents: cents,
  receiverName: z.nullable(z.string()),
  receiverEmail: z.nullable(z.string()),
  sentAt: instant,
  redeemedAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  state: tolerantEnum(GIFT_STATES, 'sent'),
})
export type GiftCard = z.infer<typeof GiftCard>

export const listGiftCards = endpoint({
  method: 'GET',
  path: '/api/gift-cards',
  access: 'client',
  viewable: ['receiverName', 'receiverEmail'],
  summary: 'Gift cards that the reader paid, latest first, at most fifty',
  input: nothing,
  output: z.object({ giftCards: z.array(GiftCard) }),
})

const CodeInput = z.object({ code: proseText({ most: MOST_PASTED, missing: CODE_MISSING }) })

/** What a code gives, and until when its payer may take back what is not spent. */
export const FoundGift = z.object({
  amountCents: cents,
  payerName: z.string(),
  words: z.nullable(z.string()),
  returnableUntil: instant,
  isRedeemed: z.boolean(),
})
export type FoundGift = z.infer<typeof FoundGift>

export const findGift = endpoint({
  method: 'POST',
  path: '/api/gift-cards/look',
  access: 'client',
  summary: 'What the gift card with this code gives, before it is redeemed; few looks an hour',
  input: CodeInput,
  output: FoundGift,
})

export const redeemGift = endpoint({
  method: 'POST',
  path: '/api/gift-cards/redeem',
  access: 'client',
  begins: true,
  summary: 'Redeem the gift card with this code, once, into credit of the reader; repeating changes nothing',
  input: CodeInput,
  output: FoundGift,
})
