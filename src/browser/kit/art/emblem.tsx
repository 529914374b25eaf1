import emblems from './engravings/emblems.svg?url&no-inline'
import { classes } from '../layout/classes.ts'

export const EMBLEMS = [
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
export type EmblemName = (typeof EMBLEMS)[number]

/** A small engraving (96 × 96), all from one sheet; ink and gold follow the theme. Decorative. */
export const Emblem = ({ name, className }: { name: EmblemName; className?: string }) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" className={classes('block size-24 shrink-0 text-ink', className)}>
    <use href={`${emblems}#${name}`} />
  </svg>
)
