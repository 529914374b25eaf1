import { useQuery } from '@tanstack/react-query'
import { lazyApiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { KnownBirth } from '#domains/oracles/birth-chart/ui/use-birth-input.ts'
import { formatIsoDay } from '#shared/dates.ts'

const birthData = lazyApiQuery(
  '/api/birth-data',
  async () => (await import('#domains/clients/birth-data/contract.ts')).readBirthData,
  {},
)
const profile = lazyApiQuery(
  '/api/auth/profile',
  async () => (await import('#domains/accounts/profile/contract.ts')).readProfile,
  {},
)

/** The birth that a signed-in client told: with hour and place where they saved them, else the day of the account. */
export function useKnownBirth(): KnownBirth | undefined {
  const { user } = useSession()
  const isClient = user?.role === 'client'
  const { data: saved } = useQuery({ ...birthData, enabled: isClient })
  const { data: account } = useQuery({ ...profile, enabled: isClient && saved?.birth === null })
  if (saved?.birth) {
    const { bornOn, bornTime, place } = saved.birth
    return { day: formatIsoDay(bornOn), hour: bornTime ?? '', isHourUnknown: bornTime === null, town: place ?? '' }
  }
  if (!account?.birthDate) return undefined
  return { day: formatIsoDay(account.birthDate), hour: '', isHourUnknown: false, town: '' }
}
