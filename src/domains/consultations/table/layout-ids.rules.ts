/** What can be laid on the table of a room. */
export const TABLE_LAYOUT_IDS = [
  'uma-carta',
  'tres-cartas',
  'cruz-celta',
  'cartas-livres',
  'uma-runa',
  'tres-runas',
  'cinco-runas',
  'moedas',
] as const
export type TableLayoutId = (typeof TABLE_LAYOUT_IDS)[number]
