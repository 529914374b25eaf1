const ROWS = [
  ['fehu', 'Fehu', 'F', 'gado, bens', 1],
  ['uruz', 'Uruz', 'U', 'boi selvagem', 1],
  ['thurisaz', 'Thurisaz', 'TH', 'gigante', 1],
  ['ansuz', 'Ansuz', 'A', 'um deus', 1],
  ['raidho', 'Raidho', 'R', 'cavalgada', 1],
  ['kenaz', 'Kenaz', 'K', 'tocha, talvez', 1],
  ['gebo', 'Gebo', 'G', 'dádiva', 1, 'same'],
  ['wunjo', 'Wunjo', 'W', 'alegria', 1],
  ['hagalaz', 'Hagalaz', 'H', 'granizo', 2, 'same'],
  ['nauthiz', 'Nauthiz', 'N', 'necessidade', 2, 'same'],
  ['isa', 'Isa', 'I', 'gelo', 2, 'same'],
  ['jera', 'Jera', 'J', 'ano bom, colheita', 2, 'same'],
  ['eihwaz', 'Eihwaz', 'Ï', 'teixo', 2, 'same'],
  ['perthro', 'Perthro', 'P', 'sentido desconhecido', 2],
  ['algiz', 'Algiz', 'Z', 'alce, talvez', 2],
  ['sowilo', 'Sowilo', 'S', 'sol', 2, 'same'],
  ['tiwaz', 'Tiwaz', 'T', 'o deus Týr', 3],
  ['berkana', 'Berkana', 'B', 'bétula', 3],
  ['ehwaz', 'Ehwaz', 'E', 'cavalo', 3],
  ['mannaz', 'Mannaz', 'M', 'ser humano', 3],
  ['laguz', 'Laguz', 'L', 'água', 3],
  ['ingwaz', 'Ingwaz', 'NG', 'o deus Ing', 3, 'same'],
  ['dagaz', 'Dagaz', 'D', 'dia', 3, 'same'],
  ['othala', 'Othala', 'O', 'terra herdada', 3],
] as const

export type RuneId = (typeof ROWS)[number][0]

/**
 * A rune: `sound` is its transliteration, `means` the meaning of its name, `aett` its row of eight; `hasReverse` is
 * false for the nine symmetric runes.
 */
export type Rune = { id: RuneId; name: string; sound: string; means: string; aett: 1 | 2 | 3; hasReverse: boolean }

/**
 * The 24 of the Elder Futhark, with Dagaz before Othala as on the Kylver stone. Names and meanings as in
 * articles/o-futhark-antigo.md.
 */
export const RUNES: readonly Rune[] = ROWS.map(([id, name, sound, means, aett, same]) => ({
  id,
  name,
  sound,
  means,
  aett,
  hasReverse: same === undefined,
}))

/** The name of the piece with this number (from 0), and whether it is reversed. */
export const runeName = (piece: number, reversed = false) =>
  `${RUNES[piece]?.name ?? '?'}${reversed && RUNES[piece]?.hasReverse ? ' (invertida)' : ''}`
