import { refusals } from '#shared/refusal.ts'
import type { OrderKind } from '../../rules.ts'

export const refuse = refusals('coupons_of_team', {
  not_found: [404, 'Não encontramos este cupom.'],
  code_taken: [409, 'Já existe um cupom com este código. Escolha outro.'],
  changed_meanwhile: [
    409,
    'Alguém da equipe mudou este cupom depois que você abriu a página. Confira o que mudou: o que você digitou continua aqui.',
  ],
  rules_incomplete: [400, 'Há algo a corrigir neste cupom.'],
  over: [409, 'Este cupom já terminou. Crie outro.'],
})

export const CODE = /^[A-Z0-9]{3,20}$/

/** What a coupon may lower; a gift card costs what it is worth. */
export const COUPON_KINDS = [
  'credits',
  'package',
  'plan',
  'single',
  'subscription',
  'written',
  'goods',
] as const satisfies readonly OrderKind[]

/** How a coupon stands at an instant. */
export const COUPON_STATES = ['scheduled', 'running', 'used_up', 'over'] as const
export type CouponState = (typeof COUPON_STATES)[number]
export const STATE_WORDS: Readonly<Record<CouponState, string>> = {
  scheduled: 'agendado',
  running: 'em vigor',
  used_up: 'esgotado',
  over: 'terminou',
}

type Standing = { startsAt: Date; endsAt: Date; maxUses: number | null; uses: number }

export function stateOf({ startsAt, endsAt, maxUses, uses }: Standing, at: Date): CouponState {
  if (endsAt <= at) return 'over'
  if (startsAt > at) return 'scheduled'
  return maxUses !== null && uses >= maxUses ? 'used_up' : 'running'
}

type Rules = {
  percent: number | null
  amountCents: bigint | null
  maxUses: number | null
  startsAt: Date
  endsAt: Date
}

/** What is wrong with these rules, by field; empty: nothing. `before`: of a coupon that was there already. */
export function faultsOf(
  { percent, amountCents, maxUses, startsAt, endsAt }: Rules,
  { now, before }: { now: Date; before?: { startsAt: Date; uses: number } | undefined },
): Record<string, string> {
  const faults: Record<string, string> = {}
  if ((percent === null) === (amountCents === null)) faults.off = 'Diga quanto sai a menos: em reais ou em porcentagem.'
  else if (percent !== null && (percent < 1 || percent > 99))
    faults.off = 'Use de 1% a 99%: um cupom nunca dá a compra inteira.'
  else if (amountCents !== null && amountCents <= 0n) faults.off = 'Diga um valor acima de zero.'
  const isSameStart = before?.startsAt.getTime() === startsAt.getTime()
  if (!isSameStart && before && before.startsAt <= now) faults.startsAt = 'Ele já começou: o começo não muda mais.'
  else if (!isSameStart && startsAt.getTime() < now.getTime() - TOLERATED_MS)
    faults.startsAt = 'Este momento já passou.'
  if (endsAt <= startsAt || endsAt <= now) faults.endsAt = 'O fim vem depois do começo, e ainda não pode ter passado.'
  if (maxUses !== null && before && maxUses < before.uses)
    faults.maxUses = `Já foi usado ${before.uses} vezes: o limite não pode ser menor.`
  return faults
}

/** Two clocks and a slow press of a button are no past. */
const TOLERATED_MS = 60_000
