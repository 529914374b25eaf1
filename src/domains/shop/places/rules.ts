/** Where a product may be named, by address: below the free tarot and below the services. Only if the team ties it. */
export const PLACES = {
  'tarot-gratis': 'Tarot grátis',
  tarot: 'Tarot',
  astrologia: 'Astrologia',
  numerologia: 'Numerologia',
  runas: 'Runas',
  mediunidade: 'Mediunidade',
  oraculos: 'Oráculos',
  reiki: 'Reiki',
  cristaloterapia: 'Cristaloterapia',
} as const
export type Place = keyof typeof PLACES
export const PLACE_NAMES = Object.keys(PLACES) as [Place, ...Place[]]

/** The same places however they were sent: each once, in our order. */
export const placesOf = (places: readonly string[]): Place[] => PLACE_NAMES.filter((place) => places.includes(place))
