import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { readWallet } from '#domains/wallet/contract.ts'
import { spendableOf, spendableWith, type ConsultationTerms } from '#domains/wallet/spendable.rules.ts'
import type { Centavos } from '#shared/money.ts'
import { tightestAllowance } from './tightest-allowance.ts'
import { useSelfCareQuery } from './use-self-care.ts'

/** A client's wallet; of anybody else nothing is asked. */
function useClientWallet() {
  const { user } = useSession()
  return useQuery({ ...apiQuery(readWallet, {}), enabled: user?.role === 'client' })
}

/** What the reader has: the figure "disponível", and what stands beside it; undefined: not known. */
export function useSpendable() {
  const { data, isPending } = useClientWallet()
  return { spendable: data && { ...spendableOf(data), reservedCents: data.reservedCents }, isPending }
}

/**
 * What the reader can spend on a conversation within their own limits; undefined: not known yet. Where the limits
 * cannot be read, the verb refuses alone. `ofOne`: what is left of the limit of a conversation that runs, in centavos.
 */
export function useSpendableWith(terms: Omit<ConsultationTerms, 'at'> | undefined, ofOne?: Centavos | null) {
  const { data, dataUpdatedAt, error, refetch } = useClientWallet()
  const { data: selfCare, isPending, isError } = useSelfCareQuery()
  const isKnown = terms && data && (!isPending || isError)
  const funds = isKnown
    ? spendableWith(data, { ...terms, at: new Date(dataUpdatedAt) }, tightestAllowance(selfCare, ofOne))
    : undefined
  return { funds, selfCare, error, refetch }
}
