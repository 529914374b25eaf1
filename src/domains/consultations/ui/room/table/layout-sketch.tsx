import type { TableLayoutId } from '../../../table/layout-ids.rules.ts'

const card = (x: number, y: number) => `M${x} ${y}h7v12h-7Z`
const stone = (x: number, y: number) => `M${x} ${y + 5}a4 5 0 1 1 8 0a4 5 0 1 1-8 0Z`

/** Outlines on 56 × 36. */
const SKETCHES: Readonly<Record<TableLayoutId, string>> = {
  'uma-carta': card(24.5, 12),
  'tres-cartas': [13, 24.5, 36].map((x) => card(x, 12)).join(''),
  'cruz-celta': `M19 13h5v9h-5ZM17 15h9v5h-9ZM10 13h5v9h-5ZM28 13h5v9h-5ZM19 2h5v9h-5ZM19 24h5v9h-5ZM39 1h4v7h-4ZM39 10h4v7h-4ZM39 19h4v7h-4ZM39 28h4v7h-4Z`,
  'cartas-livres': `${card(12, 15)}${card(24.5, 8)}M36 15h7m0 0v12m0 0h-7m0 0v-12`,
  'uma-runa': stone(24, 13),
  'tres-runas': [11, 24, 37].map((x) => stone(x, 13)).join(''),
  'cinco-runas': [stone(24, 13), stone(12, 13), stone(36, 13), stone(24, 1), stone(24, 25)].join(''),
  moedas: 'M14 8h28M14 13h12M30 13h12M14 18h28M14 23h28M14 28h12M30 28h12',
}

/** How a spread lies on the cloth, in a few lines. */
export const LayoutSketch = ({ layout }: { layout: TableLayoutId }) => (
  <svg
    viewBox="0 0 56 36"
    aria-hidden="true"
    className="block h-9 w-14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.25"
    strokeDasharray={layout === 'cartas-livres' ? '2.5 1.5' : undefined}
  >
    <path d={SKETCHES[layout]} />
  </svg>
)
