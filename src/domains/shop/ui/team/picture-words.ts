import type { PICTURES } from '../../rules.ts'

/** What each engraving shows. */
export const PICTURE_WORDS: Readonly<Record<(typeof PICTURES)[number], string>> = {
  deck: 'Baralho',
  fan: 'Leque de cartas',
  tower: 'A Torre',
  oracle: 'Oráculo',
  cloth: 'Toalha',
  cluster: 'Drusa',
  point: 'Ponta de cristal',
  pendulum: 'Pêndulo',
  pebbles: 'Pedras roladas',
  incense: 'Incenso',
  cones: 'Cones',
  holder: 'Incensário',
  candle: 'Vela',
  tapers: 'Velas palito',
  jar: 'Vela em pote',
  seven: 'Sete velas',
  runes: 'Runas',
  'rune-bag': 'Runas com saco',
  pouch: 'Saco de pano',
  notebook: 'Caderno',
  'moon-book': 'Diário da Lua',
  'open-book': 'Caderno aberto',
  'star-map': 'Mapa celeste',
}
