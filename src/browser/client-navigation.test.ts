import { expect, it } from 'vitest'
import { destinationOf, formDestinationOf } from './client-navigation.ts'

const here = 'https://sensitivos.test/consultores?pagina=2'
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
const link = (path: string) => ({ href: new URL(path, here).href, target: '', rel: '', download: '' })

it('a plain click on a link of the site navigates without a reload', () => {
  expect(destinationOf(click, link('/chat-room?aba=abertas#topo'), here)).toBe('/chat-room?aba=abertas#topo')
})

it.each([
  ['a click with Ctrl', { ...click, ctrlKey: true }, link('/loja')],
  ['a click with the middle button', { ...click, button: 1 }, link('/loja')],
  ['a click that was already handled', { ...click, defaultPrevented: true }, link('/loja')],
  ['a link that opens a new window', click, { ...link('/loja'), target: '_blank' }],
  ['a download link', click, { ...link('/recibo.pdf'), download: 'recibo.pdf' }],
  ['a link to another site', click, { ...link('/'), href: 'https://cvv.org.br/' }],
  ['a link to the API', click, link('/api/sandbox/pay')],
  ['a link to an anchor on this page', click, link('/consultores?pagina=2#conteudo')],
  ['a mailto link', click, { ...link('/'), href: 'mailto:contato@sensitivos.test' }],
])('%s is left to the browser', (_what, how, to) => {
  expect(destinationOf(how, to, here)).toBeUndefined()
})

const form = (action: string, method = 'get') => ({ action: new URL(action, here).href, method })

it('a GET form navigates without a reload and without its empty fields', () => {
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
  ['a POST form', form('/contato', 'post')],
  ['a dialog form', form('/loja', 'dialog')],
  ['a form of the API', form('/api/sandbox/pay')],
  ['a form of another site', form('https://cvv.org.br/busca')],
])('%s is left to the browser', (_what, given) => expect(formDestinationOf(given, [], here)).toBeUndefined())
