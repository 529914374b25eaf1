import type { SeededRandom } from '#test/support/seeded-random.ts'

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000]

/** What two people do about one booking. */
export const STORIES = [
  'both come',
  'client does not come',
  'consultant does not come',
  'nobody comes',
  'client leaves at once',
  'client cancels',
  'consultant cancels',
  'client moves it',
] as const
export type Story = (typeof STORIES)[number]

export type BookingPlan = {
  number: number
  client: number
  consultant: number
  minutes: 20 | 30 | 45 | 60
  /** When it is booked, and how long ahead at least, in milliseconds. */
  bookedAt: number
  ahead: number
  story: Story
  /** When the act before the start happens, as a share of the time between booking and start. */
  share: number
}

/** Everything that can happen to a booking, each once; then most people come. */
export function planBooking(
  random: SeededRandom,
  {
    number,
    from,
    days,
    clients,
    consultants,
  }: {
    number: number
    from: number
    days: number
    clients: number
    consultants: number
  },
): BookingPlan {
  const story = STORIES[number] ?? (random.chance(0.5) ? 'both come' : random.pick(STORIES))
  return {
    number,
    client: random.below(clients),
    consultant: random.below(consultants),
    minutes: random.pick([20, 30, 45, 60] as const),
    bookedAt: from + Math.floor(random.next() * days * DAY),
    ahead: random.pick([3 * HOUR, 5 * HOUR, 11 * HOUR, 14 * HOUR, 2 * DAY, 9 * DAY, 30 * DAY]),
    story,
    share: random.next(),
  }
}

/** The price of ten minutes, which is what coming late to a decision costs, by the words of product.md. */
export const feeOf = (pricePerMinute: bigint) => pricePerMinute * 10n

/** Free until twelve hours before, and for thirty minutes after booking. */
export const isFree = ({ bookedAt, startsAt, at }: Record<'bookedAt' | 'startsAt' | 'at', number>) =>
  at <= startsAt - 12 * HOUR || at <= bookedAt + 30 * MINUTE

/**
 * Which reminders a booking gets when workers run at these instants: a day before, if it was agreed before that and one
 * ran until an hour before; an hour before, likewise until the start. `openUntil`: when it ended before.
 */
export function remindersOf(
  { agreedAt, startsAt, openUntil }: { agreedAt: number; startsAt: number; openUntil: number },
  runs: readonly number[],
): ('day' | 'hour')[] {
  const isDue = (before: number, until: number) =>
    agreedAt < startsAt - before &&
    runs.some((at) => at >= startsAt - before && at < startsAt - until && at >= agreedAt && at < openUntil)
  // At an hour before to the millisecond it is the hour's turn.
  return [...(isDue(DAY, HOUR) ? (['day'] as const) : []), ...(isDue(HOUR, 0) ? (['hour'] as const) : [])]
}

/** Instants at which something about a booking may be due, in milliseconds before its start. */
export const DUE_BEFORE = [DAY - SECOND, 23 * HOUR, 2 * HOUR, HOUR - SECOND, 30 * MINUTE] as const
