/** A place of a cast. `says` is which text of a rune is read there besides its sense. */
export type CastPlace = { name: string; asks: string; says: 'obstacle' | 'support' | undefined }
type Cast = { name: string; about: string; places: readonly CastPlace[] }

/** One rune, or three as on the page of the service: situation, obstacle, support. */
export const CASTS = {
  'uma-runa': {
    name: 'Uma runa',
    about: 'Um retrato rápido do momento.',
    places: [{ name: 'O momento', asks: 'Que imagem ajuda a olhar para isto?', says: undefined }],
  },
  'tres-runas': {
    name: 'Três runas',
    about: 'Situação, obstáculo e apoio.',
    places: [
      { name: 'Situação', asks: 'Como isto está agora?', says: undefined },
      { name: 'Obstáculo', asks: 'O que atravessa o caminho?', says: 'obstacle' },
      { name: 'Apoio', asks: 'Com o que se pode contar?', says: 'support' },
    ],
  },
} as const satisfies Record<string, Cast>
export type CastName = keyof typeof CASTS

export const isCast = (layout: string): layout is CastName => Object.hasOwn(CASTS, layout)
