import { GIFT_CARD_SLUG, LEAST_GIFT } from './gift-cards/rules.ts'
import type { NewItem } from './offer-items.ts'

/** The highest price per minute that packages and plans cover, in centavos. */
const PACKAGE_PRICE_CEILING = 449n
const NOTHING = { bonusCents: 0n, minutes: null, ceilingCents: null, consultations: null }

const credits = (price: bigint, bonus: bigint): NewItem => ({
  ...NOTHING,
  slug: `creditos-${price}`,
  kind: 'credits',
  title: `${price} créditos`,
  summary:
    bonus > 0n
      ? `E mais ${bonus} de bônus, que vale 90 dias e é gasto primeiro.`
      : 'O que você paga é o que entra. Não vence.',
  priceCents: price * 100n,
  bonusCents: bonus * 100n,
})
const pack = (n: number, minutes: number, priceCents: bigint): NewItem => ({
  ...NOTHING,
  slug: `pacote-${n}x${minutes}`,
  kind: 'package',
  title: `${n} conversas de ${minutes} minutos`,
  summary:
    'Para usar durante um ano, com quem cobra até R$ 4,49 por minuto. O que sobrar no fim volta como crédito, na proporção.',
  priceCents,
  minutes: n * minutes,
  ceilingCents: PACKAGE_PRICE_CEILING,
  consultations: n,
})
const plan = (minutes: number, priceCents: bigint): NewItem => ({
  ...NOTHING,
  slug: `plano-${minutes}`,
  kind: 'plan',
  title: `${minutes} minutos por mês`,
  summary:
    'Para usar em um mês, com quem cobra até R$ 4,49 por minuto. Não se renova sozinho, e o que sobrar passa uma vez para o mês seguinte.',
  priceCents,
  minutes,
  ceilingCents: PACKAGE_PRICE_CEILING,
})
const single = (minutes: number): NewItem => ({
  ...NOTHING,
  slug: `consulta-${minutes}`,
  kind: 'single',
  title: `Consulta de ${minutes} minutos`,
  summary: 'Pelo preço por minuto de quem você escolher. O que a conversa não usar volta como crédito.',
  priceCents: null,
  minutes,
})
const subscription = (
  slug: string,
  title: string,
  priceCents: bigint,
  bonusCents: bigint,
  summary: string,
): NewItem => ({
  ...NOTHING,
  slug,
  kind: 'subscription',
  title,
  summary,
  priceCents,
  bonusCents,
})
/** Answers of one consultant at once, each for so many per cent less. */
const bundle = (count: number, lessPercent: number): NewItem => ({
  ...NOTHING,
  slug: `respostas-${count}`,
  kind: 'answers',
  title: `${count} respostas por mensagem`,
  summary: `De uma pessoa, com ${lessPercent}% a menos, para usar em 90 dias. O que sobrar volta como crédito, na proporção.`,
  priceCents: null,
  minutes: count,
  answerPercent: count * (100 - lessPercent),
})

/** At the price of an answer of whoever is asked; without hours of its own, within theirs. */
const written = (
  slug: string,
  title: string,
  terms: { answerPercent: number; answerHours?: number },
  summary: string,
): NewItem => ({ ...NOTHING, slug, kind: 'written', title, summary, priceCents: null, ...terms })

/** What a site sells when it begins, at prices of which every minute pays for itself (P8); the team changes them. */
export const FIRST_ITEMS: readonly NewItem[] = [
  credits(30n, 0n),
  credits(50n, 2n),
  credits(100n, 8n),
  credits(200n, 24n),
  credits(350n, 56n),
  pack(3, 20, 14_990n),
  pack(5, 30, 34_990n),
  pack(10, 30, 67_990n),
  plan(60, 12_990n),
  plan(120, 23_990n),
  plan(240, 44_990n),
  ...[10, 20, 30, 45, 60].map(single),
  subscription(
    'assinatura-lua',
    'Lua',
    1_990n,
    2_200n,
    'Para quem consulta de vez em quando: R$ 22,00 de bônus por mês, cada um vale 60 dias.',
  ),
  subscription(
    'assinatura-sol',
    'Sol',
    3_990n,
    4_600n,
    'Para quem consulta sempre: R$ 46,00 de bônus por mês, cada um vale 60 dias.',
  ),
  written(
    'pergunta-escrita',
    'Pergunta por escrito',
    { answerPercent: 100 },
    'Uma resposta no prazo de quem atende. Passou dele, o valor volta sozinho.',
  ),
  written(
    'leitura-escrita',
    'Leitura completa por escrito',
    { answerPercent: 350, answerHours: 72 },
    'Em até 72 horas. Passou do prazo, o valor volta sozinho.',
  ),
  bundle(3, 5),
  bundle(10, 10),
  {
    ...NOTHING,
    slug: GIFT_CARD_SLUG,
    kind: 'gift_card',
    title: 'Vale-presente',
    summary: 'Créditos para outra pessoa, de R$ 30,00 a R$ 500,00, com um código por e-mail.',
    priceCents: LEAST_GIFT,
  },
]
