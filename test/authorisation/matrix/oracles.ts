import { target, EVERYBODY, type MatrixRows, SIGNED_IN } from './matrix-row.ts'

/** The free tools. Draws belong to whoever knows their id, readings to their owner. */
export const oracles: MatrixRows = {
  'GET /api/oracles/horoscope': { may: EVERYBODY },
  'GET /api/oracles/day': { may: EVERYBODY },
  'POST /api/oracles/draws': {
    may: EVERYBODY,
    input: () => ({ id: crypto.randomUUID(), kind: 'tarot', layout: 'tres-cartas', reversals: true }),
  },
  'GET /api/oracles/draws/:id': { may: EVERYBODY, target: target('id', 'draw') },
  'POST /api/oracles/draws/:id/acts': {
    may: EVERYBODY,
    target: target('id', 'draw'),
    input: { after: 1, acts: [{ type: 'shuffle', gesture: 'brisa' }] },
  },
  'GET /api/oracles/readings': { may: SIGNED_IN },
  'GET /api/oracles/readings/:id': { may: SIGNED_IN, target: target('id', 'reading', 'owner') },
  'PUT /api/oracles/readings/:id': {
    may: SIGNED_IN,
    target: target('id', 'reading', 'owner'),
    input: { question: 'E agora?', shared: false },
  },
  'DELETE /api/oracles/readings/:id': { may: SIGNED_IN, target: target('id', 'unwantedReading', 'owner') },
}
