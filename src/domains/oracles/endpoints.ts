import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as dayContract from './day-card/contract.ts'
import { openDayCard } from './day-card/open-day-card.ts'
import { readOwnDay } from './day-card/read-own-day.ts'
import { turnDayCard } from './day-card/turn-day-card.ts'
import { actOnDraw } from './draw/act-on-draw.ts'
import * as drawContract from './draw/contract.ts'
import type { Draw, Reading } from './draw/contract.ts'
import { forgetReading } from './draw/forget-reading.ts'
import { keepReading } from './draw/keep-reading.ts'
import { openDraw } from './draw/open-draw.ts'
import { recordOutcome } from './draw/record-outcome.ts'
import { type DrawRow, findDraw, findReading, listReadings, type ReadingRow } from './draw/sql.ts'
import { horoscopeReader } from './horoscope/horoscope-reader.ts'
import { getOracleOfDay } from './iching/contract.ts'
import { oracleOfDay } from './iching/oracle-of-day.ts'
import { refuse } from './rules.ts'

const MOST = 50
const readHoroscope = horoscopeReader()

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
    return { reading: reading ? readingView(reading) : null }
  }),
  serve(drawContract.recordOutcome, async ({ db, now, viewer, input }) =>
    readingView(await recordOutcome(db, { ...input, personId: viewer.id, now })),
  ),
  serve(drawContract.listReadings, async ({ db, viewer, input: { before } }) => {
    const rows = await listReadings(db, { personId: viewer.id, before, most: MOST + 1 })
    return { readings: rows.slice(0, MOST).map(readingView), more: rows.length > MOST }
  }),
  serve(drawContract.forgetReading, async ({ db, viewer, input: { id } }) => {
    await forgetReading(db, { id, personId: viewer.id })
    return {}
  }),
]

const dayEndpoints: Route[] = [
  serve(dayContract.readOwnDay, async ({ db, now, viewer }) => {
    const { sign, card, latest, toAnswer, ...today } = await readOwnDay(db, { personId: viewer.id, now })
    const { facts, moon, signs } = readHoroscope(now)
    return {
      ...today,
      sky: { facts, moon },
      sign: sign
        ? { ...signs[sign.sign]!, index: sign.sign, alsoName: signs[sign.alsoSign ?? -1]?.name ?? null }
        : null,
      card: card ? drawView(card) : null,
      latest: latest ? readingView(latest) : null,
      toAnswer: toAnswer ? readingView(toAnswer) : null,
    }
  }),
  serve(dayContract.openDayCard, async ({ db, now, viewer }) =>
    drawView(await openDayCard(db, { personId: viewer.id, now })),
  ),
  serve(dayContract.turnDayCard, async ({ db, now, viewer, input }) =>
    drawView(await turnDayCard(db, { ...input, personId: viewer.id, now })),
  ),
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

const readingView = ({
  question,
  keptAt,
  sharedAt,
  dayCardOn,
  outcome,
  outcomeNote: note,
  outcomeAt: at,
  ...draw
}: ReadingRow): Reading => ({
  draw: drawView(draw),
  question,
  keptAt,
  sharedAt,
  dayCardOn,
  outcome: at && { outcome, note, at },
})

export const endpoints: Route[] = [
  serve(contract.getHoroscope, ({ now }) => readHoroscope(now)),
  serve(getOracleOfDay, ({ now }) => oracleOfDay(now)),
  ...drawEndpoints,
  ...dayEndpoints,
]
