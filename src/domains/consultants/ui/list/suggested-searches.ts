/**
 * Searches to begin with. What visitors type is not counted, because it is theirs; a test holds that each finds
 * somebody in the demo world.
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
