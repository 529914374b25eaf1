import { type Act, type DrawEvent, eventOf, LAYOUTS, type ShuffleResult, drawStateOf, type Terms } from './rules.ts'
import { type Hmac, shuffleBySeeds } from './shuffle.rules.ts'

/** SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal. */
export type Digest = (text: string) => Promise<string>
export type HashFunctions = { digest: Digest; hmac: Hmac }

/** What a draw states about itself, from the commitment to the seed. */
export type DrawRecord = Terms & { events: readonly DrawEvent[] }
/** What the reader's browser recorded: the commitment shown before the shuffle, and the gesture it sent. */
export type WitnessRecord = { commitment: string; gesture: string }

/**
 * One check: what the draw states beside what was computed or recorded. `pieces` are written as `piece` or `piece↓`,
 * coins as `3+2+3`, in the order of the places.
 */
export type DrawCheck = {
  name: 'order' | 'witnessed' | 'commitment' | 'pieces'
  holds: boolean
  stated: string
  computed: string
}

/**
 * Verifies a draw by repeating it. `order`: committed, shuffled, every place once, revealed; `commitment`: it is the
 * SHA-256 of the seed; `pieces`: seed and gesture determine the pieces taken. Trusts only the two seeds and the
 * choices.
 */
export async function verifyDraw(
  draw: DrawRecord,
  { digest, hmac }: HashFunctions,
  witnessed?: WitnessRecord,
): Promise<DrawCheck[]> {
  const { commitment = '', gesture, seed } = drawStateOf(draw.events)
  const again =
    gesture === undefined || seed === undefined ? undefined : await shuffleBySeeds(hmac, draw, { seed, gesture })
  const stated = writtenPieces(draw.events)
  const computed = again ? writtenPieces(replayed(draw, again)) : ''
  return [
    same('order', draw.events.map(({ type }) => type).join(' '), orderOf(draw)),
    ...(witnessed
      ? [same('witnessed', `${commitment} ${gesture ?? ''}`, `${witnessed.commitment} ${witnessed.gesture}`)]
      : []),
    same('commitment', commitment, seed === undefined ? '' : await digest(seed)),
    same('pieces', stated, computed),
  ]
}

const same = (name: DrawCheck['name'], stated: string, computed: string): DrawCheck => ({
  name,
  holds: stated === computed && stated !== '',
  stated,
  computed,
})

/** The order of events in a finished draw. */
const orderOf = ({ kind, layout }: Terms) =>
  [
    'committed',
    'shuffled',
    ...Array.from({ length: LAYOUTS[layout].places }, () => (kind === 'iching' ? 'thrown' : 'chosen')),
    'revealed',
  ].join(' ')

/** The same choices in a repeated draw. Impossible choices are left out. */
function replayed(draw: DrawRecord, shuffled: ShuffleResult): DrawEvent[] {
  const again: DrawEvent[] = []
  for (const event of draw.events) {
    const act = actOf(event)
    if (!act) continue
    try {
      again.push(eventOf(draw, again, act, shuffled))
    } catch {
      break
    }
  }
  return again
}

function actOf(event: DrawEvent): Act | undefined {
  if (event.type === 'chosen') return { type: 'choose', place: event.place, position: event.position }
  if (event.type === 'thrown') return { type: 'throw', place: event.place }
  return undefined
}

const writtenPieces = (events: readonly DrawEvent[]) => {
  const { chosen, thrown } = drawStateOf(events)
  return [
    ...chosen.map(({ place, piece, reversed }) => ({ place, text: `${piece}${reversed ? '↓' : ''}` })),
    ...thrown.map(({ place, coins }) => ({ place, text: coins.map((coin) => 2 + coin).join('+') })),
  ]
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text)
    .join(' ')
}
