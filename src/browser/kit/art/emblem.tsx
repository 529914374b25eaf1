import emblems from './engravings/emblems.svg?url&no-inline'
import objects from './engravings/objects.svg?url&no-inline'
import { classes } from '../layout/classes.ts'

const ARTS = [
  'tarot',
  'astrologia',
  'numerologia',
  'runas',
  'mediunidade',
  'oraculos',
  'reiki',
  'cristaloterapia',
  'escolher',
  'creditos',
  'conversa',
  'telescope',
  'envelope',
  'basket',
] as const
/** What happens to people and money: a sheet of its own, so that public pages do not load it. Mails show them too. */
const OBJECTS = [
  'sunrise',
  'key',
  'hourglass',
  'quill',
  'letter',
  'moon',
  'return',
  'scales',
  'lantern',
  'book',
  'candle',
  'chest',
  'abacus',
  'stars',
  'seal',
] as const
export const EMBLEMS = [...ARTS, ...OBJECTS]
export type EmblemName = (typeof EMBLEMS)[number]

const sheetOf = (name: EmblemName) => ((OBJECTS as readonly string[]).includes(name) ? objects : emblems)

/** A small engraving (96 × 96); ink and gold follow the theme. Decorative. */
export const Emblem = ({ name, className = 'size-24' }: { name: EmblemName; className?: string }) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" className={classes('block shrink-0 text-ink', className)}>
    <use href={`${sheetOf(name)}#${name}`} />
  </svg>
)
