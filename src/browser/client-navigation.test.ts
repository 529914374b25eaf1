import { expect, it } from 'vitest'
import { destinationOf, formDestinationOf } from './client-navigation.ts'

const here = 'https://sensitivos.test/consultores?pagina=2'
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
const link = (path: string) => ({ href: new URL(path, here).href, target: '', rel: '', download: '' })

it('an ordinary click on a link of the site stays in the page', () => {
  expect(destinationOf(click, link('/chat-room?aba=abertas#topo'), here)).toBe('/chat-room?aba=abertas#topo')
})

it.each([
  ['a new tab by key', { ...click, ctrlKey: true }, link('/loja')],
  ['the middle button', { ...click, button: 1 }, link('/loja')],
  ['a click somebody answered already', { ...click, defaultPrevented: true }, link('/loja')],
  ['a new window', click, { ...link('/loja'), target: '_blank' }],
  ['a download', click, { ...link('/recibo.pdf'), download: 'recibo.pdf' }],
  ['another site', click, { ...link('/'), href: 'https://cvv.org.br/' }],
  ['the API', click, link('/api/sandbox/pay')],
  ['a place on this page', click, link('/consultores?pagina=2#conteudo')],
  ['a mail address', click, { ...link('/'), href: 'mailto:contato@sensitivos.test' }],
])('%s is left to the browser', (_what, how, to) => {
  expect(destinationOf(how, to, here)).toBeUndefined()
})

const form = (action: string, method = 'get') => ({ action: new URL(action, here).href, method })

it('a form that asks stays in the page, without its empty fields', () => {
  expect(
    formDestinationOf(
      form('/loja'),
      [
        ['busca', 'tarot & runas'],
        ['ordem', ' '],
      ],
      here,
    ),
  ).toBe('/loja?busca=tarot+%26+runas')
  expect(formDestinationOf(form('/loja?pagina=3'), [['busca', '']], here)).toBe('/loja')
})

it.each([
  ['one that sends', form('/contato', 'post')],
  ['one of a dialog', form('/loja', 'dialog')],
  ['one of the API', form('/api/sandbox/pay')],
  ['one of another site', form('https://cvv.org.br/busca')],
])('%s is left to the browser', (_what, given) => expect(formDestinationOf(given, [], here)).toBeUndefined())
