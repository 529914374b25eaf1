import { expect, test } from 'vitest'
import { SPECIALTIES } from '../../rules.ts'
import { SPECIALTY_PAGES } from './specialty-pages.ts'

test.each(Object.entries(SPECIALTY_PAGES))(
  '%s has its own URL and only existing specialties',
  (name, { path, specialties }) => {
    expect(path).toBe(`/consultores/${name}`)
    expect(SPECIALTIES).toEqual(expect.arrayContaining([...specialties]))
    expect(specialties).not.toHaveLength(0)
  },
)
