import { expect, test } from 'vitest'
import { staticBranches } from './route-handlers.ts'

const module = { default: () => null }
const routes = {
  root: { id: 'root', path: '', module },
  login: { id: 'login', parentId: 'root', path: 'login', module },
  site: { id: 'site', parentId: 'root', module },
  home: { id: 'home', parentId: 'site', index: true, module },
  list: { id: 'list', parentId: 'site', path: 'consultores', module },
  tarot: { id: 'tarot', parentId: 'site', path: 'consultores/tarot', module },
  profile: { id: 'profile', parentId: 'site', path: 'consultores/:id', module },
  lost: { id: 'lost', parentId: 'site', path: '*', module },
} as const

test('a path without parameters has its own branch, outermost route first; layouts and paths with parameters have none', () => {
  expect(Object.fromEntries(staticBranches(routes))).toEqual({
    '/': ['root', 'site', 'home'],
    '/login': ['root', 'login'],
    '/consultores': ['root', 'site', 'list'],
    '/consultores/tarot': ['root', 'site', 'tarot'],
  })
})
