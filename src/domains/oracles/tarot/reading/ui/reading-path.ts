/** Where a reading can be seen again. */
export const readingPath = (id: string): `/${string}` => `/tarot-gratis?leitura=${id}`
