import type { Layout } from '../../draw/rules.ts'
import type { PlacedCard } from './rules.ts'

const REVERSED = '-invertida'

/** The cards of a reading in one line, as the name of its picture: `tarot uma-carta o-louco-invertida`. */
export const pictureSpecOf = (layout: Layout, laid: readonly PlacedCard[]) =>
  ['tarot', layout, ...laid.map(({ card, isReversed }) => card.id + (isReversed ? REVERSED : ''))].join(' ')

/** Parses such a line; undefined when it is invalid. */
export function parsePictureSpec(written: string) {
  const [kind, layout, ...names] = written.split(' ')
  const cards = names.map((name) => ({ id: name.replace(REVERSED, ''), isReversed: name.endsWith(REVERSED) }))
  return { layout: kind === 'tarot' ? layout : undefined, cards: kind === 'tarot' ? cards : [] }
}
