import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { actOnDraw } from './draw/act-on-draw.ts'
import * as drawContract from './draw/contract.ts'
import type { Draw, Reading } from './draw/contract.ts'
import { forgetReading } from './draw/forget-reading.ts'
import { keepReading } from './draw/keep-reading.ts'
import { openDraw } from './draw/open-draw.ts'
import { type DrawRow, findDraw, findReading, listReadings, type ReadingRow } from './draw/sql.ts'
import { horoscopeReader } from './horoscope/horoscope-reader.ts'
import { getOracleOfDay } from './iching/contract.ts'
import { oracleOfDay } from './iching/oracle-of-day.ts'
import { refuse } from './rules.ts'

const MOST = 50

const drawEndpoints: Route[] = [
  serve(drawContract.openDraw, async ({ db, now, address, input }) =>
    drawView(await openDraw(db, { ...input, address, now })),
  ),
  serve(drawContract.actOnDraw, async ({ db, now, input }) => drawView(await actOnDraw(db, { ...input, now }))),
  serve(drawContract.readDraw, async ({ db, input: { id } }) => {
    const draw = await findDraw(db, id)
    if (!draw) throw refuse('draw_not_found')
    return drawView(draw)
  }),
  serve(drawContract.keepReading, async ({ db, now, viewer, input }) =>
    readingView(await keepReading(db, { ...input, personId: viewer.id, now })),
  ),
  serve(drawContract.readReading, async ({ db, viewer, input: { id } }) => {
    const reading = await findReading(db, { id, personId: viewer.id })
    if (!reading) throw refuse('draw_not_found')
    return readingView(reading)
  }),
  serve(drawContract.listReadings, async ({ db, viewer, input: { before } }) => {
    const rows = await listReadings(db, { personId: viewer.id, before, most: MOST + 1 })
    return { readings: rows.slice(0, MOST).map(readingView), more: rows.length > MOST }
  }),
  serve(drawContract.forgetReading, async ({ db, viewer, input: { id } }) => {
    await forgetReading(db, { id, personId: viewer.id })
    return {}
  }),
]

/** A draw as others may see it: the seed appears only as an event. */
const drawView = ({ id, kind, layout, reversals, openedAt, events }: DrawRow): Draw => ({
  id,
  kind,
  layout,
  reversals,
  openedAt,
  events: events as Draw['events'],
})

const readingView = ({ question, keptAt, sharedAt, ...draw }: ReadingRow): Reading => ({
  draw: drawView(draw),
  question,
  keptAt,
  sharedAt,
})

const readHoroscope = horoscopeReader()

export const endpoints: Route[] = [
  serve(contract.getHoroscope, ({ now }) => readHoroscope(now)),
  serve(getOracleOfDay, ({ now }) => oracleOfDay(now)),
  ...drawEndpoints,
]
