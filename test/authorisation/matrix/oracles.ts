import { target, EVERYBODY, type MatrixRows, SIGNED_IN } from './matrix-row.ts'

/** The free tools. Draws belong to whoever knows their id, readings to their owner. */
export const oracles: MatrixRows = {
  'GET /api/oracles/horoscope': { may: EVERYBODY },
  'GET /api/oracles/day': { may: EVERYBODY },
  'POST /api/oracles/chart/pdf': {
    isRaw: true,
    may: EVERYBODY,
    input: {
      name: '',
      day: '1987-01-12',
      at: null,
      place: 'Curitiba (PR)',
      state: 'PR',
      latitude: -25.43,
      longitude: -49.27,
      system: 'placidus',
    },
  },
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
  'GET /api/oracles/readings/:id': { may: SIGNED_IN, target: target('id', 'reading', 'owner'), missing: 200 },
  'PUT /api/oracles/readings/:id': {
    may: SIGNED_IN,
    target: target('id', 'reading', 'owner'),
    input: { question: 'E agora?', shared: false },
  },
  'PUT /api/oracles/readings/:id/outcome': {
    may: SIGNED_IN,
    target: target('id', 'reading', 'owner'),
    input: { outcome: 'yes', note: 'Choveu, e foi bom.' },
  },
  'GET /api/oracles/own-day': { may: SIGNED_IN },
  'PUT /api/oracles/day-card': { may: SIGNED_IN },
  'POST /api/oracles/day-card/:id': {
    may: SIGNED_IN,
    target: target('id', 'dayCard', 'owner'),
    input: { gesture: 'brisa', position: 7 },
  },
  'DELETE /api/oracles/readings/:id': { may: SIGNED_IN, target: target('id', 'unwantedReading', 'owner') },
}
