import type { Seeded } from '#test/support/seeded.ts'

/** What the bank will do with a charge. `short`: a centavo less arrives than was asked. */
const FATES = ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'late', 'declined', 'unpaid', 'short'] as const
type Fate = (typeof FATES)[number]
const AFTERS = ['kept', 'kept', 'refunded', 'contested', 'both'] as const
/** Test cards by what becomes of them; `challenge` is answered yes or no. */
const CARDS = {
  paid: ['approved', 'approved_mastercard', 'review', 'challenge'],
  declined: ['funds', 'risk', 'security_code', 'challenge'],
} as const

export type Story = {
  id: string
  personId: string
  amount: bigint
  method: 'pix' | 'card'
  fate: Fate
  card: string
  /** What happens to it once it is paid. */
  after: (typeof AFTERS)[number]
  /** What the bank decides, if it is contested. */
  decision: 'decidir-pela-loja' | 'decidir-pelo-cliente' | undefined
}

export function newStory(personId: string, luck: Seeded): Story {
  const method = luck.chance(0.4) ? 'card' : 'pix'
  const drawn = luck.pick(FATES)
  const fate = method === 'card' && drawn === 'late' ? 'paid' : drawn
  return {
    id: uuidOf(Array.from({ length: 16 }, () => luck.below(256))),
    personId,
    amount: BigInt(1_000 + luck.below(199_001)),
    method,
    fate,
    card: luck.pick(fate === 'declined' ? CARDS.declined : CARDS.paid),
    after: luck.pick(AFTERS),
    decision: luck.pick(['decidir-pela-loja', 'decidir-pelo-cliente', undefined]),
  }
}

export const isPaid = ({ fate }: Story) => fate === 'paid' || fate === 'late'

function uuidOf(bytes: readonly number[]): string {
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
