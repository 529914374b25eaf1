import { expect, test, vi } from 'vitest'
import { BRASILIA, deviceZone, wallTimeIn } from './local-time.ts'

/** A device whose system tells this zone. */
function deviceIn(timeZone: string) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  })
}

test.each([
  ['Europe/Lisbon', 'Europe/Lisbon'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  // What Chromium says where it does not know the system's zone, and Intl refuses.
  ['Etc/Unknown', BRASILIA],
  ['America/Atlantida', BRASILIA],
  ['UTC', BRASILIA],
  ['', BRASILIA],
])('a device whose system says %j shows the time of %s', (told, shown) => {
  deviceIn(told)
  const zone = deviceZone()
  vi.restoreAllMocks()
  expect(zone).toBe(shown)
  expect(wallTimeIn(zone, new Date('2026-11-20T23:30:00Z')).time).toMatch(/^\d\d:\d\d$/)
})
