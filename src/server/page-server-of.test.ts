import { expect, test } from 'vitest'
import * as entry from '#app/entry.server.tsx'
import { pageServerOf } from './page-server-of.ts'

test('the entry of the pages hands over every part', () => {
  expect(pageServerOf({ entry: { module: entry } })).toBe(entry.pageServer)
})

test('a build that lacks a part is refused, and the part is named', () => {
  const { headScripts: _, ...others } = entry.pageServer
  const lacking = (pageServer: object | undefined) => () =>
    pageServerOf({ entry: { module: Object.assign({ default: entry.default }, { pageServer }) } })
  expect(lacking(undefined)).toThrow('does not export pageServer')
  expect(lacking(others)).toThrow('does not export pageServer.headScripts')
  expect(lacking({ ...others, headScripts: 5 })).toThrow('does not export pageServer.headScripts')
  expect(lacking({})).toThrow('pageServer.apiContext, pageServer.apiOver')
})
