import { serve, serveRaw, type Route } from '#platform/http.ts'
import { applicationEndpoints } from './applications/endpoints.ts'
import * as contract from './contract.ts'
import { toCard } from './directory/card.ts'
import { readProfile } from './directory/read-profile.ts'
import { listFeatured, listPresent } from './directory/sql.ts'
import { favouriteEndpoints } from './favourites/endpoints.ts'
import { answerPortrait } from './portraits/answer-portrait.ts'
import { listStatuses } from './presence/contract.ts'
import { listStatusesOf } from './presence/sql.ts'
import { matchConsultants } from './quiz/contract.ts'
import { findMatches } from './quiz/find-matches.ts'
import { searchConsultants } from './search/contract.ts'
import { searchDirectory } from './search/search-directory.ts'
import { applicationStatusEndpoints } from './application-status/endpoints.ts'

/** Fixed paths must come before `:id`. */
export const endpoints: Route[] = [
  serve(contract.listFeatured, async ({ db, now }) => (await listFeatured(db, now)).map(toCard)),
  serve(searchConsultants, ({ db, input, now }) => searchDirectory(db, input, now)),
  serve(contract.listPresent, async ({ db, now }) =>
    (await listPresent(db, now, 60)).map(({ channels, ...row }) => ({ ...toCard(row), channels })),
  ),
  serve(listStatuses, ({ db, input, now }) => listStatusesOf(db, input.ids, now)),
  serve(matchConsultants, ({ db, input, now }) => findMatches(db, input.answers, now)),
  ...favouriteEndpoints,
  ...applicationStatusEndpoints,
  ...applicationEndpoints,
  serve(contract.getConsultant, ({ db, input, now }) => readProfile(db, input.id, now)),
  serveRaw('GET', '/api/portraits/:hash', answerPortrait),
]
