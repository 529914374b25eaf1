import type { SeededRandom } from '#test/support/seeded-random.ts'

/** What the bank will do with a charge. `short`: one centavo less arrives than was requested. */
const OUTCOMES = ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'late', 'declined', 'unpaid', 'short'] as const
type PaymentOutcome = (typeof OUTCOMES)[number]
const LATER_ACTS = ['kept', 'kept', 'refunded', 'contested', 'both'] as const
/** Test cards by their outcome; `challenge` is confirmed or denied. */
const CARDS = {
  paid: ['approved', 'approved_mastercard', 'review', 'challenge'],
  declined: ['funds', 'risk', 'security_code', 'challenge'],
} as const

export type PaymentScenario = {
  id: string
  personId: string
  amount: bigint
  method: 'pix' | 'card'
  outcome: PaymentOutcome
  card: string
  /** What happens after it is paid. */
  laterAct: (typeof LATER_ACTS)[number]
  /** The bank's decision, if it is contested. */
  decision: 'decidir-pela-loja' | 'decidir-pelo-cliente' | undefined
}

export function randomPaymentScenario(personId: string, random: SeededRandom): PaymentScenario {
  const method = random.chance(0.4) ? 'card' : 'pix'
  const drawn = random.pick(OUTCOMES)
  const outcome = method === 'card' && drawn === 'late' ? 'paid' : drawn
  return {
    id: uuidOf(Array.from({ length: 16 }, () => random.below(256))),
    personId,
    amount: BigInt(1_000 + random.below(199_001)),
    method,
    outcome,
    card: random.pick(outcome === 'declined' ? CARDS.declined : CARDS.paid),
    laterAct: random.pick(LATER_ACTS),
    decision: random.pick(['decidir-pela-loja', 'decidir-pelo-cliente', undefined]),
  }
}

export const isPaid = ({ outcome }: PaymentScenario) => outcome === 'paid' || outcome === 'late'

function uuidOf(bytes: readonly number[]): string {
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
