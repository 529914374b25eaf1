/** How a text stands: written only, public at an instant to come, public, or public with a newer revision behind it. */
export const STATES = ['draft', 'scheduled', 'public', 'changed'] as const
export type TextState = (typeof STATES)[number]

export const STATE_WORDS: Readonly<Record<TextState, string>> = {
  draft: 'Rascunho',
  scheduled: 'Agendado',
  public: 'No ar',
  changed: 'No ar, com mudanças guardadas',
}

type Standing = { revision: number; publicRevision: number | null; publicFrom: Date | null }

export function stateOf({ revision, publicRevision, publicFrom }: Standing, now: Date): TextState {
  if (!publicFrom) return 'draft'
  if (publicFrom > now) return 'scheduled'
  return publicRevision === revision ? 'public' : 'changed'
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''

/** Whether two revisions say the same, whatever the order of their fields. */
export const areSame = (a: object | undefined, b: object): boolean => canonical(a) === canonical(b)
