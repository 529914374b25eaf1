import { ACT_WORDS } from './act-words.rules.ts'

const ACTS = new Map(Object.values(ACT_WORDS).flatMap((kinds) => Object.entries(kinds)))

/** What the log calls an event that somebody of a newer version recorded. */
const UNKNOWN = 'fez algo que esta página ainda não sabe dizer'

/** Whether the log has words for this kind. */
export const isNamed = (kind: string): boolean => ACTS.has(kind)

/** What a timeline calls an act: "Conta suspensa"; one that nobody named by its kind. */
export const titleOf = (kind: string): string => ACTS.get(kind)?.[0] ?? kind.replace('.', ': ').replaceAll('_', ' ')

/** What happened, as it follows a name: "decidiu um reembolso (devolvido em parte)". */
export function sentenceOf(kind: string, detail: string | null): string {
  const [, did, details] = ACTS.get(kind) ?? ['', `${UNKNOWN} (${kind})`]
  const words = detail && details?.[detail]
  return words ? `${did} (${words})` : did
}

/** What a detail of an act says, in words: "com a senha". Undefined: nothing that anybody would read. */
export const detailWords = (kind: string, detail: string): string | undefined =>
  ACTS.get(kind)?.[2]?.[detail] ?? (/^[a-z_]+$/.test(detail) ? undefined : detail)

/** The kinds with their sentences in groups, for a filter. */
export const ACT_GROUPS: readonly { group: string; kinds: readonly { kind: string; words: string }[] }[] =
  Object.entries(ACT_WORDS).map(([group, kinds]) => ({
    group,
    kinds: Object.entries(kinds).map(([kind, [, words]]) => ({ kind, words })),
  }))
