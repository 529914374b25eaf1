import type { ServiceName } from '#domains/content/rules.ts'

/** What a subscriber may want to read about: our services, and the shop. */
export const INTERESTS = {
  tarot: 'Tarot',
  astrologia: 'Astrologia',
  numerologia: 'Numerologia',
  runas: 'Runas',
  mediunidade: 'Mediunidade',
  oraculos: 'Oráculos',
  reiki: 'Reiki',
  cristaloterapia: 'Cristaloterapia',
  loja: 'Novidades da loja',
} as const satisfies Record<ServiceName | 'loja', string>
export type Interest = keyof typeof INTERESTS
export const INTEREST_NAMES = Object.keys(INTERESTS) as [Interest, ...Interest[]]

export const isInterest = (name: string): name is Interest => Object.hasOwn(INTERESTS, name)

/** Each once, in the order of the list, so that the same choice is always the same. */
export const inOrder = (chosen: readonly Interest[]): Interest[] =>
  INTEREST_NAMES.filter((name) => chosen.includes(name))

/** "Tarot, Runas e Novidades da loja"; or with `ou` before the last one. */
export const interestWords = (chosen: readonly Interest[], joined: 'e' | 'ou' = 'e') =>
  new Intl.ListFormat('pt-BR', { type: joined === 'e' ? 'conjunction' : 'disjunction' }).format(
    inOrder(chosen).map((name) => INTERESTS[name]),
  )
