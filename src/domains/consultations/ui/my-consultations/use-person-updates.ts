import { useQueryClient } from '@tanstack/react-query'
import { useTopic } from '#browser/use-topic.ts'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { listConsultations } from '../../contract.ts'

/**
 * What happens to this person anywhere is seen here at once: consultations and money are read again when something is
 * told.
 */
export function usePersonUpdates(personId: string) {
  const client = useQueryClient()
  useTopic(`person:${personId}`, (fact) => {
    const isAboutMoney = fact?.type === 'balance_moved'
    if (!isAboutMoney) void client.invalidateQueries({ queryKey: [listConsultations.path] })
    for (const { path } of [readWallet, readEarnings]) void client.invalidateQueries({ queryKey: [path] })
  })
}
