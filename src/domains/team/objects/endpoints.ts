import { type Route, serve } from '#platform/http.ts'
import { OBJECTS, type ObjectWithPage } from './contract.ts'
import { readObject } from './read-object.ts'

const KINDS = Object.keys(OBJECTS) as ObjectWithPage[]

export const objectEndpoints: Route[] = KINDS.map((kind) =>
  serve(OBJECTS[kind], ({ db, input }) => readObject(db, kind, input.id)),
)
