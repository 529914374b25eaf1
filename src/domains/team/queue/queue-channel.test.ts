import { expect, test } from 'vitest'
import { capabilitiesOf, TEAM_ROLES } from '#shared/team-roles.ts'
import { WHOLE_QUEUE } from './facts.ts'
import { queueChannel } from './queue-channel.ts'

test('that the queue moved hears whoever may read it: every role but that of content', async () => {
  const hears = await Promise.all(
    TEAM_ROLES.map(async (role) => {
      const team = { capabilities: capabilitiesOf([role]), secondFactor: 'shown' as const }
      const viewer = { id: crypto.randomUUID(), role: 'admin' as const, sessionId: 'one', team }
      return queueChannel.authorise(viewer, WHOLE_QUEUE, {} as never).then(
        () => [role],
        () => [],
      )
    }),
  )
  expect(hears.flat()).toEqual(TEAM_ROLES.filter((role) => role !== 'content'))
})
