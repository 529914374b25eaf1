import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { encodePage, splitPage, withHydrationData } from './page-pieces.ts'

const greeting = '<html><body><p>Boa noite</p></body></html>'

test('the hydration data is complete, comes last and carries the nonce', () => {
  const enqueued: string[] = []
  const [, script] = /<script nonce="lua">(.*)<\/script><\/body><\/html>$/.exec(
    withHydrationData(greeting, '["</script>","Luna\u2028& Íris"]\n', 'lua'),
  )!
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => enqueued.push(text), close: () => enqueued.push('end') },
    },
  }
  runInNewContext(script!, { window })
  expect(enqueued).toEqual(['["</script>","Luna\u2028& Íris"]\n', 'end'])
})

test('a text that contains </script> does not end the script early', () => {
  expect(
    withHydrationData(greeting, '["</script><script>alert(1)</script>"]', undefined).match(/<\/script>/g),
  ).toHaveLength(1)
})

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
