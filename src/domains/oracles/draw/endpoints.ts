import { serve, type Route } from '#platform/http.ts'
import { refuse } from '../rules.ts'
import { actOnDraw } from './act-on-draw.ts'
import * as contract from './contract.ts'
import { forgetReading } from './forget-reading.ts'
import { keepReading } from './keep-reading.ts'
import { openDraw } from './open-draw.ts'
import { drawView, readingView } from './draw-views.ts'
import { findDraw, findReading, listReadings } from './sql.ts'

const MOST = 50

export const endpoints: Route[] = [
  serve(contract.openDraw, async ({ db, now, address, input }) =>
    drawView(await openDraw(db, { ...input, address, now })),
  ),
  serve(contract.actOnDraw, async ({ db, now, input }) => drawView(await actOnDraw(db, { ...input, now }))),
  serve(contract.readDraw, async ({ db, input: { id } }) => {
    const draw = await findDraw(db, id)
    if (!draw) throw refuse('draw_not_found')
    return drawView(draw)
  }),
  serve(contract.keepReading, async ({ db, now, viewer, input }) =>
    readingView(await keepReading(db, { ...input, personId: viewer.id, now })),
  ),
  serve(contract.readReading, async ({ db, viewer, input: { id } }) => {
    const reading = await findReading(db, { id, personId: viewer.id })
    if (!reading) throw refuse('draw_not_found')
    return readingView(reading)
  }),
  serve(contract.listReadings, async ({ db, viewer, input: { before } }) => {
    const rows = await listReadings(db, { personId: viewer.id, before, most: MOST + 1 })
    return { readings: rows.slice(0, MOST).map(readingView), more: rows.length > MOST }
  }),
  serve(contract.forgetReading, async ({ db, viewer, input: { id } }) => {
    await forgetReading(db, { id, personId: viewer.id })
    return {}
  }),
]
