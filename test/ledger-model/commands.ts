import fc from 'fast-check'
import {
  availableOf,
  COMMISSION,
  earningsOf,
  GATEWAY,
  type Journal,
  promotionalOf,
  reservedOf,
  SUSPENSE,
  toClearOf,
} from '#domains/wallet/rules.ts'

/** Three clients, two consultants and a few grants, used by one sequence only. */
export type Participants = { clients: string[]; consultants: string[]; grants: string[]; name: string }
/** Minutes and bonus: granted, used, returned. Grant number `n` is the same one in every command. */
export type GrantCommand =
  | { does: 'grant'; isBonus: boolean; isPaid: boolean; amount: bigint; who: number; n: number }
  | { does: 'consult'; who: number; ms: bigint }
  | { does: 'take_back'; isBonus: boolean; who: number; n: number }
export type Command =
  | GrantCommand
  | { does: 'post'; act: number; amount: bigint; who: number; whom: number; n: number }
  /** A known journal again: unchanged, or with one centavo more. */
  | { does: 'repeat'; which: number; changed: boolean }
  /** Several journals in one call. */
  | { does: 'sweep'; acts: { act: number; amount: bigint; who: number; whom: number; n: number }[] }
  /** The same spending by many at the same moment, under different keys or the same one. */
  | { does: 'rush'; amount: bigint; who: number; whom: number; callers: number; sameKey: boolean; n: number }

const small = fc.nat({ max: 5 })
const amount = fc.bigInt({ min: 1n, max: 500n })
export const GRANTS = 4
const grant = { isBonus: fc.boolean(), who: small, n: fc.nat({ max: GRANTS - 1 }) }
const act = fc.record({ act: fc.nat({ max: 8 }), amount, who: small, whom: small, n: fc.nat({ max: 6 }) })

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: act.map((one) => ({ does: 'post' as const, ...one })) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('grant' as const), isPaid: fc.boolean(), amount, ...grant }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('consult' as const),
      who: small,
      ms: fc.bigInt({ min: 1n, max: 90n }).map((seconds) => seconds * 1_000n),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('take_back' as const), ...grant }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('repeat' as const), which: fc.nat(), changed: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('sweep' as const), acts: fc.array(act, { minLength: 1, maxLength: 6 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('rush' as const),
      amount,
      who: small,
      whom: small,
      callers: fc.integer({ min: 2, max: 6 }),
      sameKey: fc.boolean(),
      n: fc.nat({ max: 3 }),
    }),
  },
)

/** The journals of real use, between the people of this sequence. Few keys, so some are reused for other content. */
export function journalOf(
  { clients, consultants, name }: Pick<Participants, 'clients' | 'consultants' | 'name'>,
  { act, amount, who, whom, n }: { act: number; amount: bigint; who: number; whom: number; n: number },
): Journal {
  const [ana, bia] = [
    clients[who % clients.length]!,
    clients[(who + 1 + (whom % (clients.length - 1))) % clients.length]!,
  ]
  const luna = consultants[whom % consultants.length]!
  const cut = amount / 3n
  const kinds: [string, Journal['postings']][] = [
    ['payment', [{ from: GATEWAY, to: availableOf(ana), amount: amount * 4n }]],
    ['hold', [{ from: availableOf(ana), to: reservedOf(ana), amount }]],
    [
      'capture',
      [
        { from: reservedOf(ana), to: toClearOf(luna), amount: amount - cut },
        { from: reservedOf(ana), to: COMMISSION, amount: cut },
      ].filter((posting) => posting.amount > 0n),
    ],
    ['release', [{ from: reservedOf(ana), to: availableOf(ana), amount }]],
    ['clear', [{ from: toClearOf(luna), to: earningsOf(luna), amount }]],
    [
      'refund',
      [
        { from: toClearOf(luna), to: availableOf(ana), amount },
        { from: COMMISSION, to: availableOf(ana), amount: cut + 1n },
      ],
    ],
    ['bonus_spent', [{ from: promotionalOf(ana), to: toClearOf(luna), amount }]],
    ['lost', [{ from: GATEWAY, to: SUSPENSE, amount }]],
    [
      'round',
      [
        { from: availableOf(ana), to: availableOf(bia), amount },
        { from: availableOf(bia), to: toClearOf(luna), amount },
        { from: GATEWAY, to: availableOf(ana), amount: cut + 1n },
      ],
    ],
  ]
  const [kind, postings] = kinds[act % kinds.length]!
  return { key: `${kind}:${name}:${who}:${n}`, subject: { kind: 'consultation', id: name }, kind, postings }
}
