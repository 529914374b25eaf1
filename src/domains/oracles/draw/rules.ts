import { refuse } from '../rules.ts'

/** The number of pieces of each oracle; for coins 0, because they have no row. */
export const KINDS = { tarot: { pieces: 78 }, runas: { pieces: 24 }, iching: { pieces: 0 } } as const
export type Kind = keyof typeof KINDS

/** The number of places of each layout; for the I Ching one per line, the lowest first. */
export const LAYOUTS = {
  'uma-carta': { kind: 'tarot', places: 1 },
  'tres-cartas': { kind: 'tarot', places: 3 },
  'cruz-celta': { kind: 'tarot', places: 10 },
  'uma-runa': { kind: 'runas', places: 1 },
  'tres-runas': { kind: 'runas', places: 3 },
  moedas: { kind: 'iching', places: 6 },
} as const satisfies Record<string, { kind: Kind; places: number }>
export type Layout = keyof typeof LAYOUTS

/** The longest gesture or text that a person adds to the shuffle, in characters. */
export const MOST_GESTURE_LENGTH = 200

/** 1 is heads and counts 3, 0 is tails and counts 2. */
export type Coins = readonly [number, number, number]

/**
 * The events of a draw, in order. `piece` is the number within the set, `position` its index in the shuffled row (both
 * from 0). `revealed` is added automatically when every place is filled.
 */
export type DrawEvent =
  | { type: 'committed'; commitment: string }
  | { type: 'shuffled'; gesture: string }
  | { type: 'chosen'; place: number; position: number; piece: number; reversed: boolean }
  | { type: 'thrown'; place: number; coins: Coins }
  | { type: 'revealed'; seed: string }

/** What a person does in a draw. */
export type Act =
  | { type: 'shuffle'; gesture: string }
  | { type: 'choose'; place: number; position: number }
  | { type: 'throw'; place: number }

/** What is fixed when a draw is opened. */
export type Terms = { kind: Kind; layout: Layout; reversals: boolean }

/** The result of a shuffle: a row of pieces to choose from, or six throws of three coins. */
export type ShuffleResult = { row: readonly { piece: number; reversed: boolean }[]; throws: readonly Coins[] }

/** The state of a draw after these events. */
export function drawStateOf(events: readonly DrawEvent[]) {
  const commitment = events.find((event) => event.type === 'committed')?.commitment
  const gesture = events.find((event) => event.type === 'shuffled')?.gesture
  const seed = events.find((event) => event.type === 'revealed')?.seed
  const chosen = events.filter((event) => event.type === 'chosen')
  const thrown = events.filter((event) => event.type === 'thrown')
  return {
    commitment,
    gesture,
    seed,
    chosen,
    thrown,
    filled: new Set([...chosen, ...thrown].map(({ place }) => place)),
  }
}

/**
 * The event of an act. Refuses a second shuffle, a choice before the shuffle, a place that does not exist or is filled,
 * a position that does not exist or is empty, and an act of another oracle.
 */
export function eventOf(
  terms: Terms,
  events: readonly DrawEvent[],
  act: Act,
  shuffled: ShuffleResult | undefined,
): DrawEvent {
  const { gesture, seed, chosen, filled } = drawStateOf(events)
  if (seed !== undefined) throw refuse('draw_over')
  if (act.type === 'shuffle') {
    if (gesture !== undefined) throw refuse('already_shuffled')
    return { type: 'shuffled', gesture: act.gesture }
  }
  if (!shuffled) throw refuse('not_shuffled')
  if (act.place >= LAYOUTS[terms.layout].places) throw refuse('no_such_place')
  if (filled.has(act.place)) throw refuse('place_filled')
  if (act.type === 'throw') {
    const coins = shuffled.throws[act.place]
    if (!coins) throw refuse('wrong_oracle')
    return { type: 'thrown', place: act.place, coins }
  }
  const piece = shuffled.row[act.position]
  if (!piece) throw refuse(shuffled.row.length === 0 ? 'wrong_oracle' : 'no_such_position')
  if (chosen.some(({ position }) => position === act.position)) throw refuse('position_taken')
  return { type: 'chosen', place: act.place, position: act.position, ...piece }
}

/** Whether every place is filled. */
export const isComplete = ({ layout }: Pick<Terms, 'layout'>, events: readonly DrawEvent[]) =>
  drawStateOf(events).filled.size === LAYOUTS[layout].places

/** Whether this event is the result of that act, so that a repeated call is recognised. */
export const isResultOf = (event: DrawEvent | undefined, act: Act): boolean =>
  (event?.type === 'shuffled' && act.type === 'shuffle' && event.gesture === act.gesture) ||
  (event?.type === 'chosen' && act.type === 'choose' && event.place === act.place && event.position === act.position) ||
  (event?.type === 'thrown' && act.type === 'throw' && event.place === act.place)

/** Whether a reading made sense on the day after, as its owner says. */
export const OUTCOMES = ['yes', 'partly', 'no'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The longest line about how a reading turned out, in characters. */
export const MOST_NOTE_LENGTH = 280

/** How many draws one network may open in an hour. */
export const DRAWS_PER_NETWORK = { name: 'draws-network', most: 300, windowMs: 3_600_000 }

/** How long a draw is stored that nobody keeps, in milliseconds. */
export const UNKEPT_RETENTION_MS = 30 * 86_400_000
