import type { Path } from './path.ts'

/** The pens. Colours come from the theme; filled shapes cover what was drawn before. */
export const PENS = {
  ink: 'fill="none"',
  fine: 'fill="none" stroke-width=".9"',
  paper: 'fill="var(--surface)"',
  sheet: 'fill="var(--surface)" stroke="none"',
  solid: 'fill="currentColor" stroke-width=".8"',
  gold: 'fill="none" stroke="var(--metal)" stroke-width="1.3"',
  gilt: 'fill="var(--surface)" stroke="var(--metal)" stroke-width="1.4"',
  light: 'fill="var(--metal)" stroke="none"',
  dots: 'fill="none" stroke-width="1.35"',
  sparks: 'fill="none" stroke="var(--metal)" stroke-width="1.5"',
} as const
type Pen = keyof typeof PENS

export type Mark = { pen: Pen; path: Path }
/** Marks in drawing order. */
export type Drawing = Mark | readonly Drawing[]

const pen =
  (name: Pen) =>
  (...paths: Path[]): Drawing =>
    paths.map((path) => ({ pen: name, path }))

export const ink = pen('ink')
export const fine = pen('fine')
export const paper = pen('paper')
export const sheet = pen('sheet')
export const solid = pen('solid')
export const gold = pen('gold')
export const gilt = pen('gilt')
export const light = pen('light')
export const dots = pen('dots')
export const sparks = pen('sparks')

/** All marks of a drawing, flattened. */
export const marksOf = (drawing: Drawing): Mark[] => ('pen' in drawing ? [drawing] : drawing.flatMap(marksOf))
