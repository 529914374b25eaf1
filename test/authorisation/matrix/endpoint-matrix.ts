import type { MatrixRows } from './matrix-row.ts'
import { accounting } from './accounting.ts'
import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { catalogue } from './catalogue.ts'
import { clients } from './clients.ts'
import { consultants } from './consultants.ts'
import { consultations } from './consultations.ts'
import { content } from './content.ts'
import { backOffice } from './back-office.ts'
import { limits } from './limits.ts'
import { moderation } from './moderation.ts'
import { money } from './money.ts'
import { oracles } from './oracles.ts'
import { queue } from './queue.ts'
import { reminders } from './reminders.ts'
import { questions } from './questions.ts'
import { scheduling } from './scheduling.ts'
import { sales } from './sales.ts'
import { shipments } from './shipments.ts'
import { shopTeam } from './shop-team.ts'
import { team } from './team.ts'
import { reviews } from './reviews.ts'
import { teamLists } from './team-lists.ts'

/** In this order: sales come before refunds, and limits last, because who takes a break cannot buy afterwards. */
export const endpointMatrix: MatrixRows = {
  ...accounts,
  ...consultants,
  ...consultations,
  ...queue,
  ...questions,
  ...reviews,
  ...moderation,
  ...clients,
  ...content,
  ...backOffice,
  ...teamLists,
  ...oracles,
  ...reminders,
  ...scheduling,
  ...sales,
  ...catalogue,
  ...shopTeam,
  ...shipments,
  ...money,
  ...accounting,
  ...audit,
  ...team,
  ...limits,
}
