/** The path of a reading. */
export const readingPath = (id: string): `/${string}` => `/tarot-gratis?leitura=${id}`
