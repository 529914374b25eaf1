import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

const ID = '6a1f0c3e-77aa-4c1b-9e55-0f2d8c1b7a90'

test('an id is a UUID in lower case with nothing around it', () => {
  expect(isUuid(ID)).toBe(true)
  expect(isUuid(ID.toUpperCase())).toBe(false)
  expect(
    [` ${ID}`, `${ID}\n`, `${ID}0`, ID.slice(1), ID.replaceAll('-', ''), ID.replace('a', 'g'), ''].filter(isUuid),
  ).toEqual([])
})
