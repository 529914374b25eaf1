import { expect, test } from 'vitest'
import type { LegalText } from '../agreements.rules.ts'
import { groupAnnouncements, TOGETHER_MS } from './announcements.rules.ts'

const NOW = new Date('2026-11-02T15:00:00Z')
const begun = (text: LegalText, agoMs: number, toldUntilId = 'nobody') => ({
  text,
  number: 1,
  startsAt: new Date(NOW.getTime() - agoMs),
  toldUntilId,
})
const grouped = (...all: ReturnType<typeof begun>[]) =>
  groupAnnouncements(all, NOW).map((group) => group.map(({ text }) => text))

test.each([
  ['one alone waits for what is published with it', [begun('termos', TOGETHER_MS - 1)], []],
  ['one alone begins after that', [begun('termos', TOGETHER_MS)], [['termos']]],
  [
    'what was published meanwhile joins',
    [begun('termos', TOGETHER_MS), begun('privacidade', 0)],
    [['termos', 'privacidade']],
  ],
  [
    'what was published when others were told already waits, and has a mail of its own',
    [begun('termos', TOGETHER_MS * 9, 'ana'), begun('privacidade', 1)],
    [['termos']],
  ],
  [
    'both go on together once they have told the same people',
    [begun('termos', TOGETHER_MS * 9, 'ana'), begun('privacidade', TOGETHER_MS, 'ana')],
    [['termos', 'privacidade']],
  ],
])('%s', (_what, all, expected) => expect(grouped(...all)).toEqual(expected))
