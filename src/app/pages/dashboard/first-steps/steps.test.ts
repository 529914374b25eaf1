import { expect, test } from 'vitest'
import { type Known, stepsOf } from './steps.ts'

const NEW: Known = {
  hasPhoto: false,
  hasIntroduction: false,
  offers: ['chat', 'audio'],
  opensHours: false,
  email: { address: 'luna@exemplo.com.br', isConfirmed: false },
  payoutKey: { words: 'CPF •••.456.789-••', isResting: false },
  wasHeard: false,
  replies: 0,
}
const left = (known: Partial<Known>) =>
  stepsOf({ ...NEW, ...known })
    .filter(({ isDone }) => !isDone)
    .map(({ title }) => title)

test('each step is done by what is true, and by nothing else', () => {
  expect(left({})).toHaveLength(6)
  const truths: [Partial<Known>, string][] = [
    [{ hasPhoto: true }, 'Ponha uma foto sua'],
    [{ hasIntroduction: true }, 'Grave uma apresentação de voz'],
    [{ opensHours: true }, 'Abra os horários da semana'],
    [{ email: { ...NEW.email, isConfirmed: true } }, 'Confirme o seu e-mail'],
    [{ wasHeard: true }, 'Teste o microfone'],
    [{ replies: 1 }, 'Escreva as primeiras respostas prontas'],
  ]
  for (const [known, title] of truths) expect(left({}).filter((one) => !left(known).includes(one))).toEqual([title])
  expect(left({ payoutKey: { ...NEW.payoutKey, isResting: true } })).toContain('Confira os dados do saque')
})

test('whoever offers no calls tests no microphone', () => {
  expect(left({ offers: ['chat', 'messages'] })).not.toContain('Teste o microfone')
})
