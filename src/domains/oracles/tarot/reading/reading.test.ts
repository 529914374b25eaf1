import { describe, expect, test } from 'vitest'
import type { DrawEvent } from '../../draw/rules.ts'
import { type CardId, CARDS } from '../cards.rules.ts'
import { MAJORS } from '../ui/meanings/majors.ts'
import { spreadOf } from '../spreads/rules.ts'
import { keywordsOf, type PlacedCard, placedCardsOf, cardAltText, placeReadingOf } from './rules.ts'
import { pairReadingOf, combinedReadingOf } from './combined-reading.rules.ts'

type Dealt = CardId | `${CardId}↓`

/** These cards in the places of the spread with as many places. */
function laid(...dealt: Dealt[]): PlacedCard[] {
  const layout = dealt.length === 1 ? 'uma-carta' : dealt.length === 3 ? 'tres-cartas' : 'cruz-celta'
  const events = dealt.map((written, place): DrawEvent => {
    const piece = CARDS.findIndex(({ id }) => id === written.replace('↓', ''))
    return { type: 'chosen', place, position: place, piece, reversed: written.endsWith('↓') }
  })
  return placedCardsOf({ layout, events: events.toReversed() })
}

const TEN: Dealt[] = [
  'dois-de-paus',
  'seis-de-copas↓',
  'a-estrela',
  'dez-de-ouros',
  'oito-de-ouros',
  'cavaleiro-de-espadas↓',
  'sete-de-copas',
  'rainha-de-ouros',
  'o-eremita',
  'dois-de-ouros',
]

describe('a card in its place', () => {
  test('cards are in the order of the places, in whatever order they were chosen', () => {
    expect(laid(...TEN).map(({ number, card }) => [number, card.id])).toEqual(
      TEN.map((id, i) => [i + 1, id.replace('↓', '')]),
    )
  })

  test('the crossing card is never reversed; its neighbour may be', () => {
    const cards = laid(...TEN)
    expect(cards[1]!.isReversed).toBe(false)
    expect(cardAltText(cards[1]!)).toBe('Seis de Copas, em: A carta atravessada')
    expect(cardAltText(cards[5]!)).toBe('Cavaleiro de Espadas, invertida, em: O que chega')
  })

  test('an upright and a reversed card have their own sense and keywords', () => {
    const [upright, reversed] = [laid('o-louco', 'a-lua', 'o-sol')[0]!, laid('o-louco↓', 'a-lua', 'o-sol')[0]!]
    const fool = MAJORS['o-louco']
    expect(placeReadingOf(upright, fool)).toMatchObject({ says: fool.upright, keywords: fool.keywords.upright })
    expect(placeReadingOf(reversed, fool)).toMatchObject({ says: fool.reversed, keywords: fool.keywords.reversed })
    expect(placeReadingOf(upright, fool).counsel).toBeUndefined()
  })

  test('a place for advice uses the counsel, and the crossing place the obstacle', () => {
    const [, , step] = laid('as-de-copas', 'dois-de-copas', 'o-louco')
    expect(placeReadingOf(step!, MAJORS['o-louco']).counsel).toBe(MAJORS['o-louco'].counsel)
    const across = laid(...TEN.with(1, 'o-louco↓'))[1]!
    expect(placeReadingOf(across, MAJORS['o-louco'])).toMatchObject({
      says: MAJORS['o-louco'].obstacle,
      keywords: MAJORS['o-louco'].keywords.upright,
    })
  })

  test.each<[Dealt[], number, string]>([
    [['as-de-copas', 'o-sol', 'dois-de-paus'], 0, 'O que trouxe o assunto até aqui tem a ver com afetos e vínculos.'],
    [
      ['as-de-copas', 'o-sol', 'dois-de-paus'],
      1,
      'Hoje, o assunto gira em torno de um tema de fundo, maior que esta semana.',
    ],
    [
      ['as-de-copas', 'o-sol', 'rei-de-paus'],
      2,
      'O que está ao seu alcance passa por um jeito de lidar com vontade, criação e iniciativa, seu ou de alguém próximo.',
    ],
    [TEN, 3, 'O assunto se apoia em corpo, trabalho e coisas concretas.'],
  ])('%j: place %i names the theme of its card', (dealt, place, words) =>
    expect(placeReadingOf(laid(...dealt)[place]!, MAJORS['o-sol']).relates).toBe(words),
  )
})

describe('combined reading', () => {
  test('a single card has none', () => expect(combinedReadingOf(laid('o-louco'), true)).toEqual([]))

  test.each<[string, Dealt[], string]>([
    [
      'no major',
      ['as-de-copas', 'dois-de-ouros', 'tres-de-paus'],
      'Não há arcano maior na mesa. Na tradição, é assunto do dia a dia, que responde a gestos pequenos.',
    ],
    [
      'one major',
      ['as-de-copas', 'o-carro', 'tres-de-paus'],
      'Há um arcano maior, O Carro, em “O que está na mesa”. Na tradição, é ali que a leitura pesa mais.',
    ],
    [
      'mostly majors',
      ['a-lua', 'o-carro', 'tres-de-paus'],
      'Os arcanos maiores são 2 de 3, quando a média é 0,8. Na tradição, o assunto mexe com algo de fundo e pede mais tempo do que esta semana.',
    ],
    [
      'majors near the mean',
      TEN,
      'Os arcanos maiores são 2 de 10, perto da média, que é 2,8: A Estrela e O Eremita. Na tradição, é neles que a leitura pesa mais.',
    ],
    [
      'a suit in the majority',
      ['as-de-copas', 'rei-de-copas', 'tres-de-paus'],
      'Duas cartas são de Copas, que na tradição fala de afetos e vínculos: pode ser um bom lugar para começar a conversa.',
    ],
    [
      'four of ten',
      TEN,
      'Quatro cartas são de Ouros, que na tradição fala de corpo, trabalho e coisas concretas: pode ser um bom lugar para começar a conversa.',
    ],
    [
      'the odds of four of ten',
      TEN,
      'É só um indício: quatro ou mais cartas de um mesmo naipe saem, por puro acaso, em 29 de cada 100 Cruzes Celtas.',
    ],
    [
      'a repeated rank',
      ['sete-de-copas', 'sete-de-paus', 'o-sol'],
      'O Sete se repete (Sete de Copas e Sete de Paus): na tradição, uma prova que pede critério, visto de mais de um lado.',
    ],
    [
      'none reversed',
      ['sete-de-copas', 'as-de-paus', 'o-sol'],
      'Nenhuma carta saiu invertida: o que elas descrevem está à mostra.',
    ],
    [
      'reversed, but not across',
      TEN,
      'Uma carta saiu invertida (Cavaleiro de Espadas): leia ali o mesmo tema, contido, exagerado ou voltado para dentro.',
    ],
    [
      'mostly reversed',
      ['sete-de-copas↓', 'as-de-paus↓', 'o-sol'],
      'Duas cartas saíram invertidas, mais da metade. Boa parte do assunto está contida, exagerada ou voltada para dentro, e nada disso é mau sinal.',
    ],
    [
      'from suit to suit',
      TEN,
      'Da primeira à última carta, vai de Paus a Ouros: de vontade, criação e iniciativa para corpo, trabalho e coisas concretas.',
    ],
    [
      'from a major to a numbered card',
      ['a-lua', 'o-carro', 'tres-de-paus'],
      'Começa num arcano maior e termina numa carta do dia a dia, Três de Paus: o passo é menor que o assunto, e cabe na mão.',
    ],
  ])('%s', (_, dealt, sentence) => expect(combinedReadingOf(laid(...dealt), true)).toContain(sentence))

  test('mentions a missing suit only when nine other cards were drawn', () => {
    const dealt = TEN.with(5, 'rei-de-paus')
    expect(combinedReadingOf(laid(...dealt), true)).toContain(
      'Nenhuma carta de Espadas: ideias, palavras e decisões ficaram fora da mesa. Faz sentido, ou é disso que ainda não se falou?',
    )
  })

  test('does not mention reversed cards when reversals are off', () => {
    expect(combinedReadingOf(laid(...TEN), false).join(' ')).not.toMatch(/invertida/)
  })

  test('a pair is one sentence from two keywords', () => {
    const read = laid(...TEN).map((one) => ({ laid: one, meaning: MAJORS['o-louco'] }))
    expect(pairReadingOf(spreadOf('cruz-celta')!.pairs[0]!, read)).toEqual({
      name: 'O nó',
      words: 'No que existe, começo; no que atravessa, começo.',
    })
    expect(keywordsOf(laid('o-louco↓')[0]!, MAJORS['o-louco'])[0]).toBe('impulso')
  })
})
