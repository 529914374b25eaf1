import { TOTP, Secret } from 'otpauth'
import { secondFactorSealOf } from '#server/second-factor.ts'
import type { Sql } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { CAPABILITIES } from '#shared/capabilities.ts'

/** A viewer as the API would see one: the team may do everything, and has shown its second factor. */
export const asSeen = <V extends Pick<Viewer, 'role'>>(viewer: V): V & Pick<Viewer, 'team'> =>
  viewer.role === 'admin' ? { ...viewer, team: { capabilities: CAPABILITIES, secondFactor: 'shown' } } : viewer

/** The key of a demo, with which `sealedSecretOf` seals. */
export const TEAM_SEAL = secondFactorSealOf({ APP_ENV: 'demo', SECOND_FACTOR_KEY: '' })
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const sealedSecretOf = (personId: string) => TEAM_SEAL.seal(SECRET, personId)

/** What everybody's app shows now, or some periods of 30 seconds later. */
export const codeAt = (now: Date, later = 0, secret = SECRET) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + later * 30_000 })

/** Everybody of the team has a second factor, and the sessions that are open showed it when they began. */
export async function showSecondFactors(db: Sql) {
  const members = await db<{ id: string; since: Date }[]>`
    select person_id as id, since from team_members where ended_at is null`
  for (const { id, since } of members)
    await db`
      insert into second_factors (person_id, sealed_secret, confirmed_at, begun_at)
      values (${id}, ${sealedSecretOf(id)}, ${since}, ${since}) on conflict do nothing`
  await db`update sessions set second_factor_at = created_at where person_id in ${db(members.map(({ id }) => id))}`
}

/** As somebody confirms what waits for a second person; there is one such thing. */
export async function secondBy(db: Sql, by: string) {
  const [proposal] = await db<{ id: string }[]>`select id from team_proposals where outcome is null`
  return { proposalId: proposal!.id, by }
}
