import fc from 'fast-check'

/** What two people, a bank, the team and time do with a thread. `nth`: one of its questions, counted from the last. */
export type Command =
  | { does: 'buy' | 'buy_bundle' | 'ask_from_bundle' | 'return_bundle' | 'vacation' | 'back' }
  | { does: 'ask' | 'give_up' | 'answer' | 'decline' | 'clarify' | 'clear_up' | 'object'; nth: number }
  | { does: 'decide'; nth: number; quarters: number; atHouse: boolean }
  | { does: 'dispute'; nth: number; dispute: 'opened' | 'won' | 'lost' }
  | { does: 'block' | 'unblock'; by: 'client' | 'consultant' }
  | { does: 'pass'; hours: number }

const nth = fc.nat(3)
const plain = <D extends string>(...names: D[]) => fc.record({ does: fc.constantFrom(...names) })

/** Mostly what leads somewhere: questions are bought, asked, answered, and time goes by. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: plain('buy', 'ask_from_bundle') },
  { weight: 2, arbitrary: plain('buy_bundle') },
  { weight: 1, arbitrary: plain('return_bundle', 'vacation', 'back') },
  { weight: 8, arbitrary: fc.record({ does: fc.constantFrom('ask' as const, 'answer' as const), nth }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('clarify' as const, 'object' as const), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('give_up' as const, 'decline' as const, 'clear_up' as const), nth }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('decide' as const), nth, quarters: fc.nat(4), atHouse: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('dispute' as const),
      nth,
      dispute: fc.constantFrom('opened' as const, 'won' as const, 'lost' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom('block' as const, 'unblock' as const),
      by: fc.constantFrom('client' as const, 'consultant' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('pass' as const),
      hours: fc.constantFrom(1, 23, 25, 50, 8 * 24, 11 * 24, 40 * 24, 100 * 24),
    }),
  },
)
