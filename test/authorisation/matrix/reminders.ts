import { addFavourite } from '#domains/consultants/favourites/add-favourite.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { ADMINS, CLIENTS, type MatrixRows, type SetupContext, target } from './matrix-row.ts'

/** Both clients keep both consultants, as somebody does before they follow. */
async function keepThem({ db, fixtures: { people } }: SetupContext) {
  const now = await clock(db)
  for (const { id: personId } of [people.ana, people.bia])
    for (const { id: consultantId } of [people.luna, people.sol])
      await addFavourite(db, { personId, consultantId, now })
}

export const reminders: MatrixRows = {
  'GET /api/reminders': { may: CLIENTS },
  'PUT /api/reminders': {
    may: CLIENTS,
    input: { kind: 'day_card', byMail: true, byPush: false, minute: 480, zone: 'America/Sao_Paulo' },
  },
  'GET /api/follows': { may: CLIENTS },
  'PUT /api/follows/:id': {
    may: CLIENTS,
    target: target('id', 'consultant'),
    missing: 409,
    setup: keepThem,
    input: { topic: 'hours', wanted: true },
  },
  'GET /api/team/articles/:id/author': { may: ADMINS, target: target('id', 'draft') },
  'PUT /api/team/articles/:id/author': {
    may: ADMINS,
    target: target('id', 'draft'),
    input: ({ people }) => ({ consultantId: people.luna.id }),
  },
}
