import { globSync, readFileSync } from 'node:fs'
import { fleschOf } from './flesch.ts'
import { ABOUT_MONEY, textsOf } from './page-texts.ts'

/** The pages on which money is read about, by where their words are written. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'Painel: saldo, minutos e bônus': [
    'src/app/pages/dashboard/wallet-card.tsx',
    'src/domains/wallet/lasting.rules.ts',
    'src/domains/wallet/ui/minutes/*.{ts,tsx}',
    'src/domains/wallet/ui/available.tsx',
  ],
  'Pedir uma conversa': ['src/domains/consultations/ui/request/*.{ts,tsx}', 'src/domains/wallet/lasting.rules.ts'],
  'Sala: relógio, canais e fim': [
    'src/domains/consultations/ui/room/*.{ts,tsx}',
    'src/domains/consultations/ui/room/meter/*.{ts,tsx}',
  ],
  'Sala: pôr créditos': ['src/domains/catalogue/ui/top-up/*.tsx'],
  'Formas de comprar': [
    'src/app/pages/buy/buy.tsx',
    'src/domains/catalogue/ui/advice/*.{ts,tsx}',
    'src/domains/catalogue/usage.rules.ts',
    'src/domains/catalogue/kinds/*.rules.ts',
  ],
  Créditos: ['src/app/pages/buy/buy-credits.tsx', 'src/domains/catalogue/ui/choose/credits-form.tsx'],
  'Consulta avulsa e pergunta': [
    'src/app/pages/buy/{buy-consultation,chosen-consultant,channel-links}.tsx',
    'src/domains/catalogue/ui/choose/{duration,written}-form.tsx',
  ],
  Pacotes: ['src/app/pages/buy/{packages,offer-page}.tsx', 'src/domains/catalogue/ui/item-cards.tsx'],
  Planos: ['src/app/pages/buy/{plans,offer-page}.tsx'],
  Assinaturas: ['src/app/pages/buy/{subscriptions,offer-page}.tsx'],
  Promoções: [
    'src/app/pages/buy/promotions.tsx',
    'src/domains/catalogue/ui/promotion-card.tsx',
    'src/domains/catalogue/coupons/*rules.ts',
    'src/domains/catalogue/kinds/credits.rules.ts',
  ],
  'Pedido: conferir e pagar': [
    'src/domains/catalogue/ui/checkout/*.tsx',
    'src/domains/catalogue/kinds/*.rules.ts',
    'src/domains/catalogue/orders/{wording.rules,rules}.ts',
    'src/domains/payments/ui/{balance-share,pay-form,payment-method-picker,open-payment,pix-to-pay,pix-copy-code,card-to-pay,payment-to-pay}.tsx',
  ],
  'Pedido: desistir': ['src/domains/catalogue/ui/cancellation/*.{ts,tsx}', 'src/domains/catalogue/kinds/*.rules.ts'],
  'Retirar saldo': ['src/domains/payments/withdrawals/ui/{my-,open-,withdraw}*.{ts,tsx}'],
  'Agenda: pagar e desmarcar': [
    'src/domains/scheduling/ui/checkout/{reservation-page,pay-booking,pay-with-minutes}.tsx',
    'src/domains/scheduling/ui/my-bookings/cancel-dialog.tsx',
    'src/domains/scheduling/ui/booking-words.ts',
    'src/domains/scheduling/ui/choose/book-panel.tsx',
  ],
  'Assinatura no painel': ['src/domains/subscriptions/ui/*.tsx'],
  'Pergunta por escrito': ['src/domains/written-questions/ui/*.{ts,tsx}'],
  Autocuidado: ['src/domains/limits/ui/*.{ts,tsx}', 'src/domains/limits/rules.ts'],
  Recibo: [
    'src/domains/receipts/*/wording.rules.ts',
    'src/domains/receipts/ui/{receipt-check,receipt-paper,receipt-check-words}.{ts,tsx}',
  ],
}

/** The least that every page has to reach: "easy" begins at 50. */
export const LEAST_FLESCH = 50

/** How easily the texts about money of each page read, and which these are. */
export const readPages = () =>
  Object.entries(PAGES).map(([page, patterns]) => {
    const files = globSync([...patterns]).filter((path) => !path.includes('.test.'))
    const texts = [...new Set(files.flatMap((path) => textsOf(path, readFileSync(path, 'utf8'))))].filter((text) =>
      ABOUT_MONEY.test(text),
    )
    return { page, files, texts, flesch: fleschOf(texts.map((text) => text.replace(/[^.!?…]$/u, '$&.')).join(' ')) }
  })
