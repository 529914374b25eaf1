import { FEATURED_WORDS } from '../featured/rules.ts'
import type { Sort, Status } from '../rules.ts'

/** How many words the directory is searched for; needs are seen in all of them. */
const MOST_WORDS = 6
const LONGEST_WORD = 40

/** All words of a text, without accents and case: letters and digits of any script. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{Nd}]+/gu) ?? []
  ).map((word) => word.slice(0, LONGEST_WORD).toWellFormed())

/** The words that the directory is searched for: the first six. */
export const firstWords = (words: readonly string[]): string[] => words.slice(0, MOST_WORDS)

/** One search word with alternatives: a text that contains any of them matches. */
export const anyOf = (words: readonly string[]) => words.join('/')

/**
 * How a text was interpreted: as typed, as a need of the thesaurus, with corrected spelling, as any of its words, or
 * not at all.
 */
export const INTERPRETATIONS = ['as_typed', 'by_need', 'spelling_corrected', 'any_word', 'none'] as const
export type Interpretation = (typeof INTERPRETATIONS)[number]

/**
 * What decides about the rank. `matchLevel` is where the words were found: 0 in the name, 1 in title or specialty, 2 in
 * the rest of the profile; 0 without words.
 */
export type RankedConsultant = { id: string; matchLevel: 0 | 1 | 2; status: Status; score: number; approvedAt: Date }

const RANK: Record<Status, number> = { online: 0, busy: 1, offline: 2 }

/**
 * The published order: matches in the name first, then presence, then score (`rankingScoreOf`), then the earlier
 * approval. Nothing else counts, and nothing can be bought.
 */
export const compareRanking = (a: RankedConsultant, b: RankedConsultant): number =>
  a.matchLevel - b.matchLevel ||
  RANK[a.status] - RANK[b.status] ||
  b.score - a.score ||
  a.approvedAt.getTime() - b.approvedAt.getTime() ||
  (a.id < b.id ? -1 : Number(a.id > b.id))

export type NeedRankedConsultant = RankedConsultant & { isFeaturable: boolean }

/** The published order of a search by need: who may be featured first, then presence, then score. */
export const compareNeedRanking = (a: NeedRankedConsultant, b: NeedRankedConsultant): number =>
  Number(b.isFeaturable) - Number(a.isFeaturable) ||
  RANK[a.status] - RANK[b.status] ||
  b.score - a.score ||
  compareRanking(a, b)

const NOBODY_PAYS = 'Ninguém paga para subir.'
const SCORE_FORMULA =
  'somamos as estrelas de todas as avaliações a cinco avaliações imaginárias de 4 estrelas e tiramos a média'

/** The formula of each order, as shown to people. */
export const sortExplanations: Record<Sort, string> = {
  recommended: `Se você buscou por palavras, vem antes quem as tem (ou as que procuramos no lugar delas) no nome, depois no título ou nas especialidades, depois no resto do perfil. Então, primeiro quem está online, depois quem está em atendimento, depois os demais. Entre iguais, vale a nota: ${SCORE_FORMULA}. Se empatar, vem antes quem está há mais tempo na casa. ${NOBODY_PAYS}`,
  price: `Do menor preço por minuto de chat ao maior. Com o mesmo preço, vale a ordem dos mais indicados. ${NOBODY_PAYS}`,
  rating: `Pela nota: ${SCORE_FORMULA}, para que uma única avaliação não passe na frente de cem. Se empatar, vem antes quem está online. ${NOBODY_PAYS}`,
  newest: `De quem chegou por último a quem está há mais tempo na casa. ${NOBODY_PAYS}`,
}

const NEED_ORDER = `Você escolheu um tema. Vem primeiro quem tem ${FEATURED_WORDS} Entre iguais, vem antes quem está online, depois quem está em atendimento, e então a nota: ${SCORE_FORMULA}. ${NOBODY_PAYS}`

/** The formula of the order that is shown. */
export const orderExplanation = (sort: Sort = 'recommended', isNeed = false) =>
  isNeed && sort === 'recommended' ? NEED_ORDER : sortExplanations[sort]
