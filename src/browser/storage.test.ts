import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** A browser that was told to keep nothing throws as soon as its storage is asked for. */
const forbid = (name: string) =>
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })

test('where storage is forbidden, nothing throws, and this page remembers', async () => {
  vi.stubGlobal('localStorage', undefined)
  forbid('localStorage')
  const { storedToken, storeToken, removeTokens } = await import('./session-token.ts')
  expect(storedToken()).toBeUndefined()
  expect(storeToken('lua')).toBe(false)
  expect(storedToken()).toBe('lua')
  removeTokens()
  expect(storedToken()).toBeUndefined()
})

test('a storage that is full keeps what it had, and this page remembers the rest', async () => {
  const kept = new Map([['a', '1']])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const { tabStorage } = await import('./storage.ts')
  expect(tabStorage.set('a', '2')).toBe(false)
  expect(tabStorage.get('a')).toBe('2')
  tabStorage.remove('a')
  expect([tabStorage.get('a'), kept.size]).toEqual([undefined, 0])
})
