import { type MatrixRows, SIGNED_IN } from './matrix-row.ts'

/** Limits that people set for themselves only. */
export const limits: MatrixRows = {
  'GET /api/limits': { may: SIGNED_IN },
  'PUT /api/limits': { may: SIGNED_IN, input: { period: 'day', amountCents: 10_000 } },
  'POST /api/limits/break': { may: SIGNED_IN, input: { length: 'day' } },
}
