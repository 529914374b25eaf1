import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { on } from '#shared/facts.ts'
import { listConsultations } from '../../contract.ts'
import { consultationMoved } from '../../state/facts.ts'
import { isOpen, movesCredit, movesEarnings } from '../../state/rules.ts'

const WALLET = [readWallet.path]
const EARNINGS = [readEarnings.path]
const ALL_CONSULTATIONS = [listConsultations.path]
const { queryKey: OPEN_CONSULTATIONS } = apiQuery(listConsultations, { open: 'true' })

/** Keeps this person's consultations and money as the server has them. */
export function usePersonUpdates(personId: string) {
  const client = useQueryClient()
  const readAll = () => refetchMissed(client, ALL_CONSULTATIONS, WALLET, EARNINGS)
  useFacts(personTopic(personId), readAll, personListeners(client))
}

/**
 * A move says by its state what it changed: the past consultations only with an end, the client's credit and the
 * consultant's earnings only when there was something to reserve, charge or settle.
 */
export const personListeners = (client: QueryClient) => [
  on(consultationMoved, ({ state }) => {
    refetchChanged(client, isOpen(state) ? OPEN_CONSULTATIONS : ALL_CONSULTATIONS)
    if (movesCredit(state)) refetchChanged(client, WALLET)
    if (movesEarnings(state)) refetchChanged(client, EARNINGS)
  }),
  on(balanceMoved, () => refetchChanged(client, WALLET, EARNINGS)),
]
