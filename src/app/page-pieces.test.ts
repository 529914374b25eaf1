import { expect, test } from 'vitest'
import { encodePage, splitPage } from './page-pieces.ts'

const ends = '<script nonce="lua">a()</script><script nonce="lua">b()</script></body></html>'
const page = `<html><head><link nonce="lua" href="/a.css"/></head><body><p>Olá, “Íris” ★</p>${ends}`

test('a page is split where its head ends and before the first script with the nonce', () => {
  expect(splitPage(page, 'lua')).toEqual({
    head: '<html><head><link nonce="lua" href="/a.css"/>',
    body: '</head><body><p>Olá, “Íris” ★</p>',
    tail: ends,
  })
})

test.each([
  ['without a nonce', page, undefined],
  ['whose scripts carry no nonce', '<html><body><p>Olá</p></body></html>', 'lua'],
])('a page %s has only its closing tags as tail', (_, html, nonce) =>
  expect(splitPage(html, nonce).tail).toBe('</body></html>'),
)

test('the joined pieces are the original page', () => {
  expect(new TextDecoder().decode(encodePage(splitPage(page, 'lua')))).toBe(page)
})

test('an encoded page keeps its bytes when the next is encoded, and a page larger than the buffer is encoded too', () => {
  const [first, long] = [
    { head: 'a', body: 'é — ✦', tail: 'z' },
    { head: 'a', body: '✦'.repeat(900_000), tail: 'z' },
  ]
  const bytes = encodePage(first)
  expect(new TextDecoder().decode(encodePage(long))).toBe(long.head + long.body + long.tail)
  encodePage({ ...first, body: 'outra' })
  expect(new TextDecoder().decode(bytes)).toBe('aé — ✦z')
})
