/** A sign as an address says it: `cancer`. */
export const signSlug = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Where the horoscope of a sign is, or that of all. */
export const horoscopePath = (name?: string): `/${string}` =>
  name ? `/servicos/astrologia?signo=${signSlug(name)}#hoje` : '/servicos/astrologia#hoje'
