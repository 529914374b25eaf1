import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { expect, test } from 'vitest'
import { MemoizedRouter } from './memoized-router.ts'

const app = new Hono({ router: new MemoizedRouter(new TrieRouter()) })
app.use('*', async (c, next) => {
  await next()
  c.header('x-passed', 'yes')
})
app.get('/consultants/featured', (c) => c.text('featured'))
app.get('/consultants/:id', (c) => c.text(`profile of ${c.req.param('id')}`))
app.put('/consultants/featured', (c) => c.text('put'))
app.all('/consultants/*', (c) => c.text('nothing', 404))

test.each([
  ['GET', '/consultants/featured', 'featured'],
  ['PUT', '/consultants/featured', 'put'],
  ['DELETE', '/consultants/featured', 'nothing'],
  ['GET', '/consultants/luna', 'profile of luna'],
  ['GET', '/consultants/sol', 'profile of sol'],
])('%s %s answers "%s" on first and repeated requests, through the middleware', async (method, path, answer) => {
  for (let time = 0; time < 3; time++) {
    const response = await app.request(path, { method })
    expect(await response.text()).toBe(answer)
    expect(response.headers.get('x-passed')).toBe('yes')
  }
})
