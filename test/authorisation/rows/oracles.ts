import { about, EVERYBODY, type Rows, SIGNED_IN } from '../row.ts'

/** The free tools: tables are anybody's who has their address, readings only their owner's. */
export const oracles: Rows = {
  'GET /api/oracles/horoscope': { may: EVERYBODY },
  'GET /api/oracles/day': { may: EVERYBODY },
  'POST /api/oracles/draws': {
    may: EVERYBODY,
    with: () => ({ id: crypto.randomUUID(), kind: 'tarot', layout: 'tres-cartas', reversals: true }),
  },
  'GET /api/oracles/draws/:id': { may: EVERYBODY, about: about('id', 'table') },
  'POST /api/oracles/draws/:id/acts': {
    may: EVERYBODY,
    about: about('id', 'table'),
    with: { after: 1, acts: [{ type: 'shuffle', gesture: 'brisa' }] },
  },
  'GET /api/oracles/readings': { may: SIGNED_IN },
  'GET /api/oracles/readings/:id': { may: SIGNED_IN, about: about('id', 'reading', 'owner') },
  'PUT /api/oracles/readings/:id': {
    may: SIGNED_IN,
    about: about('id', 'reading', 'owner'),
    with: { question: 'E agora?', shared: false },
  },
  'DELETE /api/oracles/readings/:id': { may: SIGNED_IN, about: about('id', 'needlessReading', 'owner') },
}
