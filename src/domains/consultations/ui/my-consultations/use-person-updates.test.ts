import { afterEach, expect, test, vi } from 'vitest'
import { apiQuery } from '#browser/query.ts'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { claimMoved } from '#domains/claims/facts.ts'
import { shownQueries } from '#test/support/shown-queries.ts'
import { listConsultations } from '../../contract.ts'
import { consultationMoved } from '../../state/facts.ts'
import type { State } from '../../state/rules.ts'
import { personListeners } from './use-person-updates.ts'

afterEach(() => void vi.useRealTimers())

const ANA = 'aaaaaaaa-0000-4000-8000-000000000001'
const id = '0b1f6f6e-8f0a-4a6a-9a57-1c2d3e4f5a6b'

const LISTS = { open: apiQuery(listConsultations, { open: 'true' }).queryKey, past: [listConsultations.path, 'past'] }
const CLIENT = { ...LISTS, wallet: apiQuery(readWallet, {}).queryKey }
const CONSULTANT = { ...LISTS, earnings: apiQuery(readEarnings, {}).queryKey }

const MOVES: [state: State, client: string[], consultant: string[]][] = [
  ['requested', ['open', 'wallet'], ['open']],
  ['accepted', ['open'], ['open']],
  ['active', ['open'], ['open']],
  ['paused', ['open', 'wallet'], ['earnings', 'open']],
  ['ended', ['open', 'past', 'wallet'], ['earnings', 'open', 'past']],
  ['cancelled', ['open', 'past', 'wallet'], ['open', 'past']],
]

test.each(MOVES)('after %s each screen reads what that changed', async (state, byClient, byConsultant) => {
  const moved = consultationMoved(ANA, { id, state })
  const [client, consultant] = [await shownQueries(CLIENT), await shownQueries(CONSULTANT)]
  expect(await client.readAfter(moved, personListeners(client.client))).toEqual(byClient)
  expect(await consultant.readAfter(moved, personListeners(consultant.client))).toEqual(byConsultant)
})

test('money is read again when it moved, and lists are not', async () => {
  const { client, readAfter } = await shownQueries(CLIENT)
  const listeners = personListeners(client)
  expect(await readAfter(balanceMoved(ANA), listeners)).toEqual(['wallet'])
  const consultant = await shownQueries(CONSULTANT)
  expect(await consultant.readAfter(balanceMoved(ANA), personListeners(consultant.client))).toEqual(['earnings'])
})

test('two parts of a page that hear the same fact read once; somebody else’s fact reads nothing', async () => {
  const { client, readAfter } = await shownQueries(CLIENT)
  const listeners = [...personListeners(client), ...personListeners(client)]
  expect(await readAfter(consultationMoved(ANA, { id, state: 'ended' }), listeners)).toEqual(['open', 'past', 'wallet'])
  expect(await readAfter(claimMoved(ANA, { subjectId: id }), listeners)).toEqual([])
})
