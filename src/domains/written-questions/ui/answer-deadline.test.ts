import { expect, test } from 'vitest'
import { timeLeftText } from './answer-deadline.tsx'

test.each([
  [72 * 60, '3 dias'],
  [48 * 60, '2 dias'],
  [47 * 60 + 59, '47 horas'],
  [119, '119 minutos'],
  [120, '2 horas'],
  [1, '1 minuto'],
  [0.5, 'menos de um minuto'],
])('%d minutes are %s', (minutes, words) => expect(timeLeftText(minutes * 60_000)).toBe(words))
