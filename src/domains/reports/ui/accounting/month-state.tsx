import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import type { BooksMonth } from '../../books/contract.ts'

const STATES: Record<BooksMonth['state'], { words: string; tone: BadgeTone }> = {
  closed: { words: 'fechado', tone: 'good' },
  next: { words: 'a fechar', tone: 'warn' },
  open: { words: 'espera o anterior', tone: 'plain' },
  current: { words: 'em curso', tone: 'plain' },
}

export const MonthState = ({ state }: { state: BooksMonth['state'] }) => (
  <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>
)
