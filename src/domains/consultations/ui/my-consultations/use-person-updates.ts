import { useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { on } from '#shared/facts.ts'
import { listConsultations } from '../../contract.ts'
import { consultationMoved, questionMoved } from '../../facts.ts'
import { isOpen, movesMoney } from '../../rules.ts'
import { isOpen as isQuestionOpen } from '../../written-questions/rules.ts'

const MONEY = [[readWallet.path], [readEarnings.path]]
const ALL_CONSULTATIONS = [listConsultations.path]
const { queryKey: OPEN_CONSULTATIONS } = apiQuery(listConsultations, { open: 'true' })

/**
 * Keeps this person's consultations and money as the server has them. A move says by its state what it changed: the
 * past ones only with an end, money only when it was reserved, charged or settled.
 */
export function usePersonUpdates(personId: string) {
  const client = useQueryClient()
  useFacts(personTopic(personId), () => refetchMissed(client, ALL_CONSULTATIONS, ...MONEY), [
    on(consultationMoved, ({ state }) => {
      refetchChanged(client, isOpen(state) ? OPEN_CONSULTATIONS : ALL_CONSULTATIONS)
      if (movesMoney(state)) refetchChanged(client, ...MONEY)
    }),
    on(questionMoved, ({ state }) => {
      if (!isQuestionOpen(state)) refetchChanged(client, ...MONEY)
    }),
    on(balanceMoved, () => refetchChanged(client, ...MONEY)),
  ])
}
