import type { Db } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'

type Second = { proposalId: string; by: string }

/** Lets somebody of the team decide, and a second person confirm what is too much for one. */
export async function byTwo(
  db: Db,
  { admin, second }: { admin: string; second: string },
  decide: (confirmed?: Second) => Promise<unknown>,
) {
  try {
    await decide()
  } catch (error) {
    if (!isRefusal(error, 'accounts.second_needed')) throw error
    const [waiting] = await db<{ id: string }[]>`
      select id from team_proposals where proposed_by = ${admin} and outcome is null order by proposed_at desc limit 1`
    await decide({ proposalId: waiting!.id, by: second })
  }
}
