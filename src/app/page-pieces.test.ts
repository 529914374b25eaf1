import { expect, test } from 'vitest'
import { encodePage, splitPage } from './page-pieces.ts'

const ends = '<script nonce="lua">a()</script><script nonce="lua">b()</script></body></html>'
const page = `<html><head><link nonce="lua" href="/a.css"/></head><body><p>Olá, “Íris” ★</p>${ends}`

test('a page is cut where its head ends and before the first script of the renderer', () => {
  expect(splitPage(page, 'lua')).toEqual({
    head: '<html><head><link nonce="lua" href="/a.css"/>',
    body: '</head><body><p>Olá, “Íris” ★</p>',
    tail: ends,
  })
})

test.each([
  ['without a mark', page, undefined],
  ['that carries none', '<html><body><p>Olá</p></body></html>', 'lua'],
])('a page %s keeps its ending as its tail', (_, html, mark) =>
  expect(splitPage(html, mark).tail).toBe('</body></html>'),
)

test('put together again it is the same page', () => {
  expect(new TextDecoder().decode(encodePage(splitPage(page, 'lua')))).toBe(page)
})

test('a page keeps its bytes when the next one is pressed, and one too long for the press is pressed all the same', () => {
  const [first, long] = [
    { head: 'a', body: 'é — ✦', tail: 'z' },
    { head: 'a', body: '✦'.repeat(900_000), tail: 'z' },
  ]
  const bytes = encodePage(first)
  expect(new TextDecoder().decode(encodePage(long))).toBe(long.head + long.body + long.tail)
  encodePage({ ...first, body: 'outra' })
  expect(new TextDecoder().decode(bytes)).toBe('aé — ✦z')
})
