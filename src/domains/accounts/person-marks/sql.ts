import type { Tx } from '#platform/db.ts'

export const insertMarks = (
  tx: Tx,
  personId: string,
  marks: readonly { kind: 'payer' | 'card'; hash: Buffer }[],
  at: Date,
) => tx`
  insert into person_marks ${tx(marks.map((mark) => ({ ...mark, person_id: personId, seen_at: at })))}
  on conflict do nothing`
