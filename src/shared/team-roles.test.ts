import { expect, test } from 'vitest'
import { CAPABILITIES, mayDo } from './capabilities.ts'
import { capabilitiesOf, TEAM_ROLES } from './team-roles.ts'

test.each([
  [[], ''],
  [['support'], 'people corrections support consultations conversations refunds goodwill'],
  [['moderation'], 'people suspensions consultations conversations consultants moderation'],
  [['content'], 'content'],
  [['finance'], 'people consultations refunds catalogue shop money payouts accounting'],
  [['content', 'finance'], 'people consultations refunds content catalogue shop money payouts accounting'],
  [['administration'], CAPABILITIES.join(' ')],
  [['administration', 'content'], CAPABILITIES.join(' ')],
  [['owner', 'toString'], ''],
])('the roles %j may do: %s', (roles, may) => {
  expect(capabilitiesOf(roles).join(' ')).toBe(may)
})

test('members, switches, the company, the log, health and law are the administration’s alone', () => {
  const others = TEAM_ROLES.filter((role) => role !== 'administration')
  const alone = CAPABILITIES.filter((capability) => !capabilitiesOf(others).includes(capability))
  expect(alone).toEqual(['audit', 'legal', 'health', 'switches', 'company', 'members'])
})

test('a screen asks what its reader may do', () => {
  expect(mayDo({ capabilities: ['money'] }, 'money')).toBe(true)
  expect(mayDo({ capabilities: ['money'] }, 'payouts')).toBe(false)
  expect(mayDo({}, 'money')).toBe(false)
  expect(mayDo(undefined, 'money')).toBe(false)
})
