import { expect, test } from 'vitest'
import { createMediaReports } from './media-reports.ts'

test('on a new line a browser asks for a token at once, and answers the first one at once', async () => {
  const told: string[] = []
  const reports = createMediaReports({
    stats: () => Promise.resolve([]),
    seen: () => ({ isMuted: false, isConnected: true, isFlowing: false, isVideo: false }),
    tell: ({ token }) => void told.push(token),
    measured: () => {},
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  reports.hearToken('first')
  await settled()
  reports.hearToken('second')
  await settled()
  expect(told).toEqual(['first'])
  reports.restart()
  await settled()
  expect(told).toEqual(['first', ''])
  reports.hearToken('third')
  await settled()
  reports.stop()
  expect(told).toEqual(['first', '', 'third'])
})
