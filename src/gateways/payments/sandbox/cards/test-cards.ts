import type { DeclineReason } from '../../gateway.ts'

/** What the bank does with a card: decides at once, reviews it, or asks for a 3-D Secure challenge. */
export type CardBehaviour = { outcome: 'paid' | 'review' | 'challenge' } | { outcome: 'declined'; for: DeclineReason }
type TestCard = {
  number: string
  brand: string
  words: string
  behaviour: CardBehaviour
  /** When charged again later, without its holder. */
  later?: CardBehaviour
}

const declined = (why: DeclineReason): CardBehaviour => ({ outcome: 'declined', for: why })
const paid: CardBehaviour = { outcome: 'paid' }

/** Test numbers as gateways publish them, with their outcomes. Others are refused, so that no real card is typed. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  approved: { number: '4242 4242 4242 4242', brand: 'Visa', words: 'Aprovado', behaviour: paid },
  approved_mastercard: { number: '5555 5555 5555 4444', brand: 'Mastercard', words: 'Aprovado', behaviour: paid },
  funds: {
    number: '4000 0000 0000 9995',
    brand: 'Visa',
    words: 'Recusado: limite insuficiente',
    behaviour: declined('funds'),
  },
  security_code: {
    number: '4000 0000 0000 0127',
    brand: 'Visa',
    words: 'Recusado: código de segurança',
    behaviour: declined('security_code'),
  },
  expired_card: {
    number: '4000 0000 0000 0069',
    brand: 'Visa',
    words: 'Recusado: cartão vencido',
    behaviour: declined('expired_card'),
  },
  call_issuer: {
    number: '4000 0000 0000 0002',
    brand: 'Visa',
    words: 'Recusado: ligue para o banco',
    behaviour: declined('call_issuer'),
  },
  risk: {
    number: '4100 0000 0000 0019',
    brand: 'Visa',
    words: 'Recusado: risco de fraude',
    behaviour: declined('risk'),
  },
  review: {
    number: '4000 0000 0000 9235',
    brand: 'Visa',
    words: 'Em análise; aprovado depois de 30 segundos',
    behaviour: { outcome: 'review' },
  },
  challenge: {
    number: '4000 0027 6000 3184',
    brand: 'Visa',
    words: 'Pede confirmação (3-D Secure)',
    behaviour: { outcome: 'challenge' },
    later: declined('authentication'),
  },
  later_refused: {
    number: '4000 0000 0000 0341',
    brand: 'Visa',
    words: 'Aprovado agora, recusado nas cobranças seguintes',
    behaviour: paid,
    later: declined('funds'),
  },
}

/** The name of the test card with this number; spaces and hyphens are ignored. */
export const findTestCard = (number: string): string | undefined => {
  const digits = number.replace(/[\s-]/g, '')
  return Object.keys(TEST_CARDS).find((name) => TEST_CARDS[name]!.number.replaceAll(' ', '') === digits)
}

export const lastFourOf = (name: string) => TEST_CARDS[name]!.number.slice(-4)
