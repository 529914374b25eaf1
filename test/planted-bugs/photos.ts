import type { PlantedBug } from './planted-bug.ts'

const PHOTOS = 'src/domains/consultations/photos'
const caughtBy = [`${PHOTOS}/photos.test.ts`]

/** Bugs by which a photo is charged, or seen by somebody else. */
export const photoBugs: PlantedBug[] = [
  {
    name: 'photos: a photo counts as the consultant’s word: it ends a silence that nobody spoke in',
    edits: [
      {
        file: `${PHOTOS}/sql.ts`,
        from: 'set last_seq = last_seq + 1 where id',
        to: 'set last_seq = last_seq + 1, consultant_spoke_at = ${s.at} where id',
      },
    ],
    caughtBy,
  },
  {
    name: 'photos: whoever is signed in sees any photo',
    edits: [{ file: `${PHOTOS}/sql.ts`, from: '\n      and ${reader} in (c.client_id, c.consultant_id)`', to: '`' }],
    caughtBy,
  },
  {
    name: 'photos: one that is not paid yet is read by HTTP',
    edits: [
      {
        file: 'src/domains/consultations/messages/sql.ts',
        from: "w.type in ('message', 'photo', 'table')",
        to: "w.type in ('message', 'table')",
      },
    ],
    caughtBy,
  },
]
