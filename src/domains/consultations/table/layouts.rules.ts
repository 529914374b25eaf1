import { CASTS, LAYOUTS, type Kind, spreadOf, type Terms } from '#domains/oracles/draws.rules.ts'
import type { TableLayoutId } from './layout-ids.rules.ts'

/** `across`: the place whose card lies across the one before, and is never reversed. */
type TableLayout = { kind: Kind; name: string; places: readonly string[]; across?: number }

const namesOf = (places: readonly { name: string }[] = []) => places.map(({ name }) => name)

/** What can be laid in a room, with the names of its places. Cards in places of one's own have none yet. */
export const TABLE_LAYOUTS: Readonly<Record<TableLayoutId, TableLayout>> = {
  'uma-carta': { kind: 'tarot', name: 'Uma carta', places: namesOf(spreadOf('uma-carta')?.places) },
  'tres-cartas': { kind: 'tarot', name: 'Três cartas', places: namesOf(spreadOf('tres-cartas')?.places) },
  'cruz-celta': {
    kind: 'tarot',
    name: 'Cruz Celta',
    places: namesOf(spreadOf('cruz-celta')?.places),
    across: spreadOf('cruz-celta')!.places.findIndex(({ across }) => across),
  },
  'cartas-livres': { kind: 'tarot', name: 'Lugares seus', places: [] },
  'uma-runa': { kind: 'runas', name: 'Uma runa', places: namesOf(CASTS['uma-runa'].places) },
  'tres-runas': { kind: 'runas', name: 'Três runas', places: namesOf(CASTS['tres-runas'].places) },
  'cinco-runas': {
    kind: 'runas',
    name: 'Cinco runas',
    places: ['De onde vem', 'Como está', 'O que atravessa', 'O que ajuda', 'O próximo passo'],
  },
  moedas: {
    kind: 'iching',
    name: 'Hexagrama',
    places: ['Primeira', 'Segunda', 'Terceira', 'Quarta', 'Quinta', 'Sexta'].map((which) => `${which} linha`),
  },
}

/** Places of one's own: at most so many, each with a name of at most so many characters. */
export const OWN_PLACES = { most: 10, mostCharacters: 40 } as const

/** What the shuffle of a draw asks of a layout: it depends on the kind alone, and on reversals. */
export const termsOf = (spread: { layout: TableLayoutId; reversals: boolean }): Terms => {
  const { kind } = TABLE_LAYOUTS[spread.layout]
  const layout = ({ tarot: 'uma-carta', runas: 'uma-runa', iching: 'moedas' } as const)[kind]
  return { kind, layout: keptLayoutOf(spread.layout) ?? layout, reversals: spread.reversals }
}

/** The layout of a reading that a person keeps; undefined: only rooms have this one. */
export const keptLayoutOf = (layout: TableLayoutId) =>
  layout in LAYOUTS ? (layout as TableLayoutId & keyof typeof LAYOUTS) : undefined
