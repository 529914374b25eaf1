import { expect, test } from 'vitest'
import { keyOf } from './key-of.ts'

test.each([
  ['Enter', { isComposing: false, keyCode: 13 }, 'Enter'],
  ['Enter that takes a composed word', { isComposing: true, keyCode: 13 }, undefined],
  ['Enter that takes a composed word in Safari', { isComposing: false, keyCode: 229 }, undefined],
])('%s', (_what, pressed, key) => expect(keyOf({ nativeEvent: { key: 'Enter', ...pressed } })).toBe(key))
