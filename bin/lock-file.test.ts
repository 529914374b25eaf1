import { expect, test } from 'vitest'
import { findOutdatedLocks, findUnlockedPackages } from './lock-file.mjs'

const lock = {
  packages: {
    '': { dependencies: { zod: '4.6.7' }, devDependencies: { knip: '6.44.2' } },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-zod' },
    'node_modules/knip': { version: '6.44.2', integrity: 'sha512-knip' },
    'node_modules/knip/node_modules/zod': { version: '3.0.0', integrity: 'sha512-old' },
  },
}
const { '': _, ...packages } = lock.packages

test('a lock file fits the package.json that it was written for', () => {
  expect(findOutdatedLocks({ dependencies: { zod: '4.6.7' }, devDependencies: { knip: '6.44.2' } }, lock)).toEqual([])
})

test('another version, a further package and one that is gone do not fit', () => {
  expect(findOutdatedLocks({ dependencies: { zod: '4.6.8', ws: '8.23.0' } }, lock)).toEqual(['knip', 'ws', 'zod'])
})

test('what was installed by the lock file has no fault, also when parts were left out', () => {
  expect(findUnlockedPackages(lock, { packages })).toEqual([])
  expect(findUnlockedPackages(lock, { packages: { 'node_modules/zod': packages['node_modules/zod'] } })).toEqual([])
})

test('another version or content is named, and so is a package that the lock file does not know', () => {
  const installed = {
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-other' },
    'node_modules/knip/node_modules/zod': { version: '3.0.1', integrity: 'sha512-new' },
    'node_modules/left-pad': { version: '1.3.0', integrity: 'sha512-pad' },
  }
  expect(findUnlockedPackages(lock, { packages: installed })).toEqual([
    'zod 4.6.7 (4.6.7)',
    'zod 3.0.1 (3.0.0)',
    'left-pad 1.3.0',
  ])
})

test('an optional package for another system may be there without the lock file knowing it', () => {
  const installed = { 'node_modules/fsevents': { version: '2.3.3', optional: true } }
  expect(findUnlockedPackages(lock, { packages: installed })).toEqual([])
})
