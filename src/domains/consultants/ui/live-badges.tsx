import { type ReactNode, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { settledReader } from '#browser/settled-reader.ts'
import { useTopic } from '#browser/use-topic.ts'
import { listStatuses } from '../presence/contract.ts'
import type { Status } from '../rules.ts'
import { ToldStatuses } from './told-statuses.ts'

/**
 * Keeps the badges of a whole list live with one topic and one call: when somebody moved, the badges of those in the list are read
 * again. Cards stay where they are; only what they say changes. A new list needs a new `key`.
 */
export function LiveBadges({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const [told, setTold] = useState<ReadonlyMap<string, Status>>(new Map())
  const [read] = useState(() =>
    settledReader(async () => {
      if (ids.length > 0) setTold(new Map((await browserApi(listStatuses, { ids: [...ids] })).map(({ id, status }) => [id, status])))
    }),
  )
  useTopic('presences:all', read)
  return <ToldStatuses value={told}>{children}</ToldStatuses>
}
