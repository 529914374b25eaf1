import { useQueryClient } from '@tanstack/react-query'
import { useTopic } from '#browser/use-topic.ts'
import { readEarnings, readWallet } from '#domains/wallet/contract.ts'
import { listConsultations } from '../../contract.ts'

/** Refetches this person's consultations and money when a fact about them is announced. */
export function usePersonUpdates(personId: string) {
  const client = useQueryClient()
  useTopic(`person:${personId}`, (fact) => {
    const isAboutMoney = fact?.type === 'balance_moved'
    if (!isAboutMoney) void client.invalidateQueries({ queryKey: [listConsultations.path] })
    for (const { path } of [readWallet, readEarnings]) void client.invalidateQueries({ queryKey: [path] })
  })
}
