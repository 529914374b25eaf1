import { expect, test } from 'vitest'
import { complaints, mixedReviews, praise, praiseBySpecialty } from '../../../db/seeds/review-texts.ts'
import { findInReview } from './review-findings.rules.ts'

test.each([
  ['insult', 'Essa mulher é uma picareta.'],
  ['insult', 'Vagabunda, devolve meu dinheiro'],
  ['insult', 'Que idi0ta!'],
  ['insult', 'filha da puta'],
  ['insult', 'vai tomar no cu'],
  ['insult', 'É um charlatão.'],
  ['address', 'Ela mora na Rua das Flores, 123.'],
  ['address', 'fica na av. paulista 1578'],
  ['address', 'CEP 01310-100'],
  ['address', 'atende no apto 42'],
  ['name', 'Ela disse que meu marido Carlos Eduardo Pereira me trai.'],
  ['name', 'A amante se chama Joana Prado, e é vizinha.'],
  ['name', 'Falou mal da minha sogra Helena de Souza.'],
])('a person reads first what holds %s: “%s”', (rule, text) => {
  expect(findInReview(text, ['Ana Prado Lima', 'Luna Sereno'])?.rule).toBe(text.includes('Joana') ? undefined : rule)
  expect(findInReview(text, ['Bia', 'Sol'])?.rule).toBe(rule)
})

test.each([
  'A Luna Sereno foi ótima, e leu o Rei de Copas com calma.',
  'Saiu a Roda da Fortuna e a Cruz Celta inteira.',
  'Atende de São Paulo, com calma.',
  'Nossa Senhora, que leitura!',
  'Fui chamada de burra pelo meu ex, e ela me acolheu.',
  'Não é charlatã, é gente séria.',
  'Falei da minha rua antiga e dos 3 anos em Recife.',
  'Em 10 minutos entendi tudo.',
  'Gostei. Muito Obrigada mesmo.',
  'O Carlos vai voltar? Ela não prometeu nada.',
  'Conversa fria, e cara para o que foi.',
])('this is published at once: “%s”', (text) => {
  expect(findInReview(text, ['Ana Prado', 'Luna Sereno'])).toBeUndefined()
})

test('no review of the demo waits', () => {
  const all = [...Object.values(praiseBySpecialty).flat(), ...praise, ...mixedReviews, ...complaints.map((c) => c.text)]
  expect(all.flatMap((text) => findInReview(text) ?? [])).toEqual([])
})
