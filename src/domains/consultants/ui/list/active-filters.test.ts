import { expect, test } from 'vitest'
import { activeFiltersIn, countFolded } from './active-filters.tsx'

const words = (address: string) => activeFiltersIn(new URLSearchParams(address)).map((one) => one.words)

test('names the active filters', () => {
  expect(
    words(
      'busca=luna&especialidade=tarot&online=sim&livre=hoje&preco=201-350&nota=4.5&canal=chat&idioma=es&pagina=2&ordem=preco',
    ),
  ).toEqual([
    '“luna”',
    'Tarot',
    'Online agora',
    'Horário livre hoje',
    'De R$ 2,01 a R$ 3,50',
    'Nota 4,5 ou mais',
    'Chat',
    'Espanhol',
  ])
})

test.each([
  '',
  'busca=%20',
  'especialidade=videncia',
  'nota=constructor',
  'idioma=toString',
  'preco=1-2',
  'online=talvez',
  'livre=toString',
  'canal=fax',
])('ignores invalid filters: "%s"', (address) => expect(words(address)).toEqual([]))

test('a need is named as the chips name it, and an unknown one is ignored', () => {
  const needs = [{ slug: 'ex', label: 'Ex' }]
  expect(activeFiltersIn(new URLSearchParams('tema=ex'), needs)).toEqual([{ name: 'tema', words: 'Ex' }])
  expect(activeFiltersIn(new URLSearchParams('tema=x'), needs)).toEqual([])
})

test.each([
  ['busca=luna&tema=ex&canal=chat&online=sim', 0],
  ['especialidade=tarot&nota=4.5&canal=chat', 2],
  ['preco=1-2&ordem=constructor', 0],
  ['ordem=preco&livre=hoje&idioma=es&preco=201-350', 4],
])('of "%s" %i are folded away', (address, count) => expect(countFolded(new URLSearchParams(address))).toBe(count))
