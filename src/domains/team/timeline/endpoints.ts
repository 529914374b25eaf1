import { type Route, serve } from '#platform/http.ts'
import { OBJECT_KINDS } from '../objects.rules.ts'
import { TIMELINES } from './contract.ts'
import { readTimeline } from './read-timeline.ts'

export const timelineEndpoints: Route[] = OBJECT_KINDS.map((kind) =>
  serve(TIMELINES[kind], ({ db, input }) => readTimeline(db, kind, input)),
)
