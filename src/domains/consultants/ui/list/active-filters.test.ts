import { expect, test } from 'vitest'
import { activeFiltersIn } from './active-filters.tsx'

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
