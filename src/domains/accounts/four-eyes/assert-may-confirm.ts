import type { Sql } from '#platform/db.ts'
import { findConfirmObstacle, type Waiting } from './find-confirm-obstacle.ts'
import { refuse } from '../four-eyes.rules.ts'

/** Refuses `own_proposal` and `invited_by_first`. */
export async function assertMayConfirm(sql: Sql, proposal: Waiting, by: string, at: Date) {
  const obstacle = await findConfirmObstacle(sql, proposal, by, at)
  if (obstacle) throw refuse(obstacle)
}
