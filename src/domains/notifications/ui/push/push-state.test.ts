import { expect, test } from 'vitest'
import { supportOf } from './push-state.ts'

const chrome = { hasPush: true, permission: 'default', isAppleMobile: false, isInstalled: false } as const
test.each([
  ['a browser that was not asked yet', chrome, 'ready'],
  ['a browser that allowed it', { ...chrome, permission: 'granted' }, 'ready'],
  ['a browser that was told no', { ...chrome, permission: 'denied' }, 'denied'],
  ['an old browser', { ...chrome, hasPush: false }, 'unsupported'],
  ['a browser without notifications', { ...chrome, permission: undefined }, 'unsupported'],
  ['an iPhone in Safari', { ...chrome, hasPush: false, permission: undefined, isAppleMobile: true }, 'to-install'],
  ['an iPhone with the site installed', { ...chrome, isAppleMobile: true, isInstalled: true }, 'ready'],
] as const)('%s', (_, facts, support) => expect(supportOf(facts)).toBe(support))
