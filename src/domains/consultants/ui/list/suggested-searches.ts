/**
 * Suggested searches. They are fixed, because what visitors type is not recorded; a test checks that each finds
 * somebody in the demo data.
 */
export const SUGGESTED_SEARCHES = [
  'amor',
  'trabalho',
  'mapa astral',
  'família',
  'mudança',
  'luto',
  'cartas',
  'cristais',
] as const
