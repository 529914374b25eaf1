import fc from 'fast-check'
import { availableOf, COMMISSION, earningsOf, GATEWAY, type Journal, reservedOf, SUSPENSE, toClearOf } from '#domains/wallet/rules.ts'

/** Three clients and two consultants of one sequence; nobody else meets them. */
export type Cast = { clients: string[]; consultants: string[]; name: string }
export type Command =
  | { does: 'post'; act: number; amount: bigint; who: number; whom: number; n: number }
  /** An act known already, again: as it was, or with one centavo more. */
  | { does: 'repeat'; which: number; changed: boolean }
  /** Several acts in one call. */
  | { does: 'sweep'; acts: { act: number; amount: bigint; who: number; whom: number; n: number }[] }
  /** The same spending by many at the same moment, under different keys or the same one. */
  | { does: 'rush'; amount: bigint; who: number; whom: number; callers: number; sameKey: boolean; n: number }

const small = fc.nat({ max: 5 })
const amount = fc.bigInt({ min: 1n, max: 500n })
const act = fc.record({ act: fc.nat({ max: 7 }), amount, who: small, whom: small, n: fc.nat({ max: 6 }) })

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: act.map((one) => ({ does: 'post' as const, ...one })) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('repeat' as const), which: fc.nat(), changed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('sweep' as const), acts: fc.array(act, { minLength: 1, maxLength: 6 }) }) },
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

/** The acts of real use, between the people of this sequence. Few keys, so that some are used again for something else. */
export function journalOf(
  { clients, consultants, name }: Cast,
  { act, amount, who, whom, n }: { act: number; amount: bigint; who: number; whom: number; n: number },
): Journal {
  const [ana, bia] = [clients[who % clients.length]!, clients[(who + 1 + (whom % (clients.length - 1))) % clients.length]!]
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
  return { key: `${kind}:${name}:${who}:${n}`, kind, postings }
}
