import { PRICE_CEILING, PRICE_FLOOR } from '#domains/consultants/rules.ts'
import { formatBRL } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'
import type { ItemKind } from '../../rules.ts'
import { LEAST_PAYMENT } from '../margin/rules.ts'
import type { Terms } from './terms.rules.ts'

export const refuse = refusals('catalogue', {
  not_found: [404, 'Não encontramos este item.'],
  slug_taken: [409, 'Já existe um item com este endereço, mesmo que removido. Escolha outro.'],
  kind_fixed: [409, 'O vale-presente é um só: o valor é de quem compra. Só o texto e a venda mudam.'],
  terms_incomplete: [400, 'Falta algo neste preço, ou há algo que este tipo não tem.'],
  from_past: [400, 'Um preço nunca começa no passado. Escolha agora, ou um momento que ainda não passou.'],
  until_past: [400, 'O fim tem de vir depois do começo, e ainda não pode ter passado.'],
  changed_meanwhile: [
    409,
    'Alguém da equipe mudou isto depois que você abriu a página. Confira o que mudou: o que você digitou continua aqui.',
  ],
  price_begun: [409, 'Este preço já começou: não se desfaz. Marque outro no lugar.'],
  is_on_sale: [409, 'Este item está à venda. Tire da venda antes: quem já está pagando recebe.'],
  was_ordered: [
    409,
    'Já houve pedidos deste item, e ele não se apaga: fica fora da venda, e quem está pagando recebe.',
  ],
})

/** How an item stands at an instant. */
export const ITEM_STATES = ['draft', 'scheduled', 'on_sale', 'hidden'] as const
export type ItemState = (typeof ITEM_STATES)[number]
export const STATE_WORDS: Readonly<Record<ItemState, string>> = {
  draft: 'rascunho',
  scheduled: 'agendado',
  on_sale: 'à venda',
  hidden: 'fora da venda',
}

export const stateOf = ({ from, until }: { from: Date | null; until: Date | null }, at: Date): ItemState => {
  if (!from) return 'draft'
  if (until && until <= at) return 'hidden'
  return from > at ? 'scheduled' : 'on_sale'
}

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MOST_MINUTES = 6_000
export const MOST_ANSWER_HOURS = 24 * 14
export const MOST_ANSWER_PERCENT = 2_000

type Part = keyof Terms
/** What each kind has beside its price. `gift_card`: its amount is its buyer's. */
const PARTS: Readonly<Record<ItemKind, readonly Part[]>> = {
  credits: ['priceCents', 'bonusCents'],
  package: ['priceCents', 'minutes', 'ceilingCents'],
  plan: ['priceCents', 'minutes', 'ceilingCents'],
  single: ['minutes'],
  subscription: ['priceCents', 'bonusCents'],
  written: ['answerPercent', 'answerHours'],
  answers: ['answerPercent', 'minutes'],
  gift_card: [],
}
export const hasPart = (kind: ItemKind, part: Part) => PARTS[kind].includes(part)

/** Credit may come without a bonus; a subscription is nothing else. */
const needsBonus = (kind: ItemKind) => kind === 'subscription'

/** What is wrong with these terms, by field; empty: nothing. */
export function faultsOf(kind: ItemKind, terms: Terms): Record<string, string> {
  const { priceCents, bonusCents, minutes, ceilingCents, answerHours, answerPercent } = terms
  const faults: Record<string, string> = {}
  if (hasPart(kind, 'priceCents') && (priceCents === null || priceCents < LEAST_PAYMENT))
    faults.priceCents = `O preço é de ${formatBRL(LEAST_PAYMENT)} ou mais: o banco não cobra menos.`
  if (hasPart(kind, 'minutes') && minutes === null)
    faults.minutes = kind === 'answers' ? 'Diga quantas respostas.' : 'Diga quantos minutos.'
  if (hasPart(kind, 'answerPercent') && answerPercent === null)
    faults.answerPercent = 'Diga quanto custa em relação a uma resposta: 100% é o preço dela.'
  if (
    hasPart(kind, 'ceilingCents') &&
    (ceilingCents === null || ceilingCents < PRICE_FLOOR || ceilingCents > PRICE_CEILING)
  )
    faults.ceilingCents = `Use de ${formatBRL(PRICE_FLOOR)} a ${formatBRL(PRICE_CEILING)} por minuto.`
  if (bonusCents < 0n || (needsBonus(kind) && bonusCents === 0n)) faults.bonusCents = 'Diga quanto de bônus entra.'
  const given: Record<Part, boolean> = {
    priceCents: priceCents !== null,
    bonusCents: bonusCents !== 0n,
    minutes: minutes !== null,
    ceilingCents: ceilingCents !== null,
    answerHours: answerHours !== null,
    answerPercent: answerPercent !== null,
  }
  for (const part of Object.keys(given) as Part[])
    if (given[part] && !hasPart(kind, part)) faults[part] = 'Este tipo não tem isto.'
  return faults
}

/** Refuses terms that this kind cannot have: a price of zero or below what a bank charges, a part that is missing. */
export function assertTerms(kind: ItemKind, terms: Terms) {
  if (kind === 'gift_card') throw refuse('kind_fixed')
  const faults = faultsOf(kind, terms)
  if (Object.keys(faults).length > 0) throw refuse('terms_incomplete', faults)
}

/** Two clocks and a slow press of a button are no past. */
const TOLERATED_MS = 60_000

/** From when something counts; null: from now. Refuses the past. */
export function startOf(from: Date | null, now: Date): Date {
  if (!from) return now
  if (from.getTime() < now.getTime() - TOLERATED_MS) throw refuse('from_past', { from: 'Este momento já passou.' })
  return from < now ? now : from
}

/** Refuses an end that is over, or not after its beginning. */
export function assertEnd(until: Date | null, from: Date, now: Date) {
  if (until && (until <= from || until <= now))
    throw refuse('until_past', { until: 'Escolha um momento depois do começo, que ainda não passou.' })
}

export const sameTerms = (a: Terms, b: Terms) =>
  a.priceCents === b.priceCents &&
  a.bonusCents === b.bonusCents &&
  a.minutes === b.minutes &&
  a.ceilingCents === b.ceilingCents &&
  a.answerHours === b.answerHours &&
  a.answerPercent === b.answerPercent
