import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { refuse } from '#domains/accounts/agreements.rules.ts'
import { ErrorState } from './error-state.tsx'

const shown = (words: string) => renderToStaticMarkup(<ErrorState>{words}</ErrorState>)

test('the refusal for lack of an acceptance leads to where it is given', () => {
  const { message } = refuse('needed')
  expect(shown(message)).toMatch(/<a href="\/data-management#aceites"[^>]*>Central de privacidade<\/a>/)
  expect(shown(message).replaceAll(/<[^>]+>/g, '')).toContain(message)
})

test('any other refusal has no link', () => {
  expect(shown('Não deu.')).not.toContain('<a')
})
