/** A place on the cloth. `says` is what of a rune is read there, beside its sense. */
export type CastPlace = { name: string; asks: string; says: 'obstacle' | 'support' | undefined }
type Cast = { name: string; about: string; places: readonly CastPlace[] }

/** One rune for a quick picture, three as the service's page says: situation, obstacle, support. */
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
