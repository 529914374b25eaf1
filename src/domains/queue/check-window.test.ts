import { expect, test } from 'vitest'
import { checkWindow } from './check-window.ts'

// 15:00 in São Paulo, 14:00 in Manaus, 19:00 in Lisbon.
const NOW = new Date('2026-03-10T18:00:00Z')
const utc = (time: string, day = '10') => new Date(`2026-03-${day}T${time}:00Z`)
const window = (fromAt: Date | null, untilAt: Date | null, zone = 'America/Sao_Paulo') =>
  checkWindow({ fromAt, untilAt, zone }, NOW)

test.each([
  ['from now until seven', null, utc('22:00'), 'America/Sao_Paulo', { fromAt: NOW, untilAt: utc('22:00') }],
  [
    'between six and ten',
    utc('21:00'),
    utc('01:00', '11'),
    'America/Sao_Paulo',
    { fromAt: utc('21:00'), untilAt: utc('01:00', '11') },
  ],
  [
    'what began already begins now',
    utc('17:00'),
    utc('20:00'),
    'America/Sao_Paulo',
    { fromAt: NOW, untilAt: utc('20:00') },
  ],
  ['until ten in Manaus', null, utc('02:00', '11'), 'America/Manaus', { fromAt: NOW, untilAt: utc('02:00', '11') }],
])('takes %s', (_name, from, until, zone, expected) => {
  expect(window(from, until, zone)).toEqual(expected)
})

test.each([
  ['nothing said', null, null, 'America/Sao_Paulo', 'queue.window_missing'],
  ['after ten at night', null, utc('01:01', '11'), 'America/Sao_Paulo', 'queue.window_not_today'],
  ['ten in Manaus said of São Paulo', null, utc('02:00', '11'), 'America/Sao_Paulo', 'queue.window_not_today'],
  ['tomorrow', utc('12:00', '11'), utc('13:00', '11'), 'America/Sao_Paulo', 'queue.window_not_today'],
  ['over already', null, utc('17:00'), 'America/Sao_Paulo', 'queue.window_too_short'],
  ['fourteen minutes', null, utc('18:14'), 'America/Sao_Paulo', 'queue.window_too_short'],
  ['no place of the time zone database', null, utc('20:00'), 'Lua/Cheia', 'queue.zone_unknown'],
  ['an offset', null, utc('20:00'), '+03:00', 'queue.zone_unknown'],
])('refuses %s', (_name, from, until, zone, code) => {
  expect(() => window(from, until, zone)).toThrow(expect.objectContaining({ code }))
})
