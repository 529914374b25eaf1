import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { getConsultant } from '#domains/consultants/contract.ts'
import { useSpendableWith } from '#domains/limits/ui/use-spendable.ts'
import type { ConsultationTerms } from '#domains/wallet/spendable.rules.ts'
import { formatBRL } from '#shared/money.ts'
import { usePastConsultations } from './use-past-consultations.ts'

/** The price per minute by which time is shown to whoever has consulted nobody yet. */
const EXAMPLE_PRICE = 299n

/** Whom the client talked to last, and what a conversation with them costs now; undefined: not known yet. */
function useUsualConsultant(): { name: string; terms: Omit<ConsultationTerms, 'at'> } | undefined {
  const past = usePastConsultations()
  const last = past.data?.pages[0]?.consultations[0]?.consultant
  const profile = useQuery({ ...apiQuery(getConsultant, { id: last?.id ?? '' }), enabled: last !== undefined })
  const price = profile.data?.prices.find(({ channel }) => channel === 'chat')?.pricePerMinuteCents
  if (!last ? past.isPending : profile.isPending) return undefined
  const pricePerMinute = price ?? EXAMPLE_PRICE
  const terms = { channel: 'chat', pricePerMinute, chatPricePerMinute: pricePerMinute }
  return last && profile.data && price !== undefined
    ? {
        name: last.name,
        terms: { ...terms, consultantId: last.id, acceptsPackages: profile.data.acceptsPackages },
      }
    : {
        name: `quem cobra ${formatBRL(EXAMPLE_PRICE)} por minuto`,
        terms: { ...terms, consultantId: undefined, acceptsPackages: true },
      }
}

/** How far the client's money goes with whom they talked to last; undefined: not known yet. */
export function useUsualFunds() {
  const usual = useUsualConsultant()
  const { funds } = useSpendableWith(usual?.terms)
  return funds && usual && { funds, name: usual.name }
}
