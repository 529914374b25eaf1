import type { Suit } from '../cards.rules.ts'
import type { Meaning } from '../meanings.rules.ts'
import type { PlacePair } from '../spreads/place.rules.ts'
import { RANK_THEMES, SUIT_REALMS } from './realms.rules.ts'
import { keywordsOf, type PlacedCard } from './rules.ts'

const COUNTED = ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'] as const
const [MAJORS, DECK] = [22, 78]
/** The smallest counts worth mentioning, in a small and in a large spread; lower ones are expected by chance. */
const NOTABLE_COUNTS = { majors: [2, 5], ofSuit: [2, 4], ofRank: [2, 3] } as const

const LARGE = 10
const isLarge = (laid: readonly PlacedCard[]) => laid.length >= LARGE
const isMany = (count: number, [small, large]: readonly [number, number], laid: readonly PlacedCard[]) =>
  count >= (isLarge(laid) ? large : small)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
const listed = (words: readonly string[]) => new Intl.ListFormat('pt-BR').format(words)

/** What the cards say together: counts, and what the tradition makes of them. Empty for a single card. */
export function combinedReadingOf(laid: readonly PlacedCard[], reversals: boolean): string[] {
  if (laid.length < 2) return []
  return [
    ofMajors(laid),
    ...ofSuits(laid),
    ofRanks(laid),
    reversals ? ofReversed(laid) : undefined,
    ofEnds(laid),
  ].filter((sentence) => sentence !== undefined)
}

function ofMajors(laid: readonly PlacedCard[]): string {
  const majors = laid.filter(({ card }) => !card.suit)
  const [first] = majors
  if (!first) return 'Não há arcano maior na mesa. Na tradição, é assunto do dia a dia, que responde a gestos pequenos.'
  const mean = ((laid.length * MAJORS) / DECK).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  if (isMany(majors.length, NOTABLE_COUNTS.majors, laid))
    return `Os arcanos maiores são ${majors.length} de ${laid.length}, quando a média é ${mean}. Na tradição, o assunto mexe com algo de fundo e pede mais tempo do que esta semana.`
  if (majors.length === 1)
    return `Há um arcano maior, ${first.card.name}, em “${first.place.name}”. Na tradição, é ali que a leitura pesa mais.`
  return `Os arcanos maiores são ${majors.length} de ${laid.length}, perto da média, que é ${mean}: ${listed(majors.map(({ card }) => card.name))}. Na tradição, é neles que a leitura pesa mais.`
}

function ofSuits(laid: readonly PlacedCard[]): string[] {
  const counts = countsOf(laid, ({ card }) => card.suit)
  const sentences: string[] = []
  for (const [suit, count] of counts) {
    if (!isMany(count, NOTABLE_COUNTS.ofSuit, laid)) continue
    const { name, realm } = SUIT_REALMS[suit]
    sentences.push(
      `${capital(COUNTED[count]!)} cartas são de ${name}, que na tradição fala de ${realm}: pode ser um bom lugar para começar a conversa.`,
    )
  }
  if (sentences.length > 0 && isLarge(laid))
    sentences.push(
      'É só um indício: quatro ou mais cartas de um mesmo naipe saem, por puro acaso, em 29 de cada 100 Cruzes Celtas.',
    )
  const absent = (Object.keys(SUIT_REALMS) as Suit[])
    .filter((suit) => !counts.has(suit))
    .map((suit) => SUIT_REALMS[suit])
  const [only] = absent
  if (only && absent.length === 1 && isLarge(laid))
    sentences.push(
      `Nenhuma carta de ${only.name}: ${only.realm} ficaram fora da mesa. Faz sentido, ou é disso que ainda não se falou?`,
    )
  return sentences
}

function ofRanks(laid: readonly PlacedCard[]): string | undefined {
  const many = [...countsOf(laid, ({ card }) => card.rank)].find(([, count]) =>
    isMany(count, NOTABLE_COUNTS.ofRank, laid),
  )
  if (!many) return undefined
  const [rank] = many
  const { name, theme } = RANK_THEMES[rank]
  const cards = laid.filter(({ card }) => card.rank === rank).map(({ card }) => card.name)
  return `${name} se repete (${listed(cards)}): na tradição, ${theme}, visto de mais de um lado.`
}

function ofReversed(laid: readonly PlacedCard[]): string {
  const upright = laid.filter(({ place }) => !place.across)
  const reversed = upright.filter(({ isReversed }) => isReversed)
  if (reversed.length === 0) return 'Nenhuma carta saiu invertida: o que elas descrevem está à mostra.'
  const counted =
    reversed.length === 1
      ? 'Uma carta saiu invertida'
      : `${capital(COUNTED[reversed.length]!)} cartas saíram invertidas`
  if (reversed.length > upright.length / 2)
    return `${counted}, mais da metade. Boa parte do assunto está contida, exagerada ou voltada para dentro, e nada disso é mau sinal.`
  return `${counted} (${listed(reversed.map(({ card }) => card.name))}): leia ali o mesmo tema, contido, exagerado ou voltado para dentro.`
}

/** From the first place to the last. */
function ofEnds(laid: readonly PlacedCard[]): string | undefined {
  const [first, last] = [laid[0]?.card, laid.at(-1)?.card]
  if (!first || !last) return undefined
  const [from, to] = [first.suit && SUIT_REALMS[first.suit], last.suit && SUIT_REALMS[last.suit]]
  if (!from && !to)
    return `A leitura começa e termina em arcano maior, de ${first.name} a ${last.name}: um caminho a percorrer sem pressa.`
  if (!from)
    return `Começa num arcano maior e termina numa carta do dia a dia, ${last.name}: o passo é menor que o assunto, e cabe na mão.`
  if (!to)
    return `Começa no dia a dia, com ${first.name}, e termina num arcano maior, ${last.name}: o assunto cresce quando se olha de perto.`
  if (from === to) return `Começa e termina em ${from.name}: é com ${from.realm} que o assunto se abre e se fecha.`
  return `Da primeira à última carta, vai de ${from.name} a ${to.name}: de ${from.realm} para ${to.realm}.`
}

/** One sentence for two places: "No que existe, começo; no que atravessa, medida." */
export function pairReadingOf(
  { name, places: [one, other], halves }: PlacePair,
  read: readonly { laid: PlacedCard; meaning: Pick<Meaning, 'keywords'> }[],
) {
  const [a, b] = [read[one], read[other]]
  if (!a || !b) return undefined
  return {
    name,
    words: `${halves[0]}, ${keywordsOf(a.laid, a.meaning)[0]}; ${halves[1]}, ${keywordsOf(b.laid, b.meaning)[0]}.`,
  }
}

/** How often each value occurs, in the order of first occurrence; undefined values are not counted. */
function countsOf<K>(laid: readonly PlacedCard[], valueOf: (laid: PlacedCard) => K | undefined): Map<K, number> {
  const counts = new Map<K, number>()
  for (const one of laid) {
    const value = valueOf(one)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
