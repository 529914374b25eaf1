import { type Route, serve } from '#platform/http.ts'
import { LIST_ENDPOINTS } from './contract.ts'
import type { ListInput } from './filters.rules.ts'
import { LIST_NAMES } from './lists.rules.ts'
import { readList } from './read-list.ts'
import * as views from './views/contract.ts'
import { forgetView, saveView } from './views/save-views.ts'
import { listViewsOf } from './views/sql.ts'

export const listEndpoints: Route[] = [
  ...LIST_NAMES.map((name) =>
    serve(LIST_ENDPOINTS[name], async ({ db, input }) => (await readList(db, name, input as ListInput)) as never),
  ),
  serve(views.listViews, async ({ db, viewer }) => ({ views: await listViewsOf(db, viewer.id) })),
  serve(views.saveView, async ({ db, viewer, input, now }) => {
    await saveView(db, { ...input, personId: viewer.id, at: now })
    return { views: await listViewsOf(db, viewer.id) }
  }),
  serve(views.deleteView, async ({ db, viewer, input, now }) => {
    await forgetView(db, { personId: viewer.id, id: input.id, at: now })
    return { views: await listViewsOf(db, viewer.id) }
  }),
]
