import { expect, test } from 'vitest'
import { answerPage } from './answer-page.ts'

const asked: string[] = []
const page = async (address: string) => {
  asked.push(address)
  return new Response('a page', { headers: { 'content-security-policy': "default-src 'self'" } })
}
const answerTo = (method: string, path: string) => answerPage(new Request(`http://site.test${path}`, { method }), page)

test('a page is asked for by GET and HEAD alike, with the same headers', async () => {
  const [get, head] = [await answerTo('GET', '/consultores?ordem=preco'), await answerTo('HEAD', '/consultores')]
  expect([get.status, head.status]).toEqual([200, 200])
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
  expect(asked.splice(0)).toEqual(['/consultores?ordem=preco', '/consultores'])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s changes no page: 405 in words, and no page is asked for',
  async (method) => {
    const answer = await answerTo(method, '/consultores')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await answer.text()).toBe('Esta página só pode ser lida.')
    expect(asked).toEqual([])
  },
)

test.each(['/%', '/%ff%fe', '/consultores/%c0%80'])(
  'the malformed address %s is that of a missing page',
  async (path) => {
    await answerTo('GET', path)
    expect(asked.splice(0)).toEqual(['/endereco-malformado'])
  },
)
