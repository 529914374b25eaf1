import { CLIENTS, CONSULTANTS, type MatrixRows, SIGNED_IN, target } from './matrix-row.ts'

const oneClient = target('id', 'client', 'consultant')
const oneConsultant = target('id', 'consultant')
const birth = { bornOn: '17/05/1990', bornTime: '14:30', place: 'Recife' }
const NO_CLIENT = 'clients.not_found'

export const clients: MatrixRows = {
  'GET /api/clients': { may: CONSULTANTS },
  'GET /api/clients/:id': { may: CONSULTANTS, target: oneClient },
  'GET /api/clients/:id/entries': { may: CONSULTANTS, target: oneClient },
  'PUT /api/clients/:id/note': {
    may: CONSULTANTS,
    target: oneClient,
    input: { text: 'Pensa em mudar de cidade.', tags: ['mudança'], version: 1 },
  },
  'GET /api/blocks': { may: SIGNED_IN },
  'PUT /api/blocks/:id': {
    may: SIGNED_IN,
    target: oneConsultant,
    // A consultant blocks clients only.
    refuses: { luna: NO_CLIENT, sol: NO_CLIENT, nina: NO_CLIENT },
  },
  'DELETE /api/blocks/:id': { may: SIGNED_IN, target: oneConsultant, missing: 200 },
  'GET /api/quality': { may: CONSULTANTS },
  'GET /api/birth-data': { may: CLIENTS },
  'PUT /api/birth-data': { may: CLIENTS, input: birth },
  'PUT /api/birth-data/shares/:id': { may: CLIENTS, target: oneConsultant },
  'DELETE /api/birth-data/shares/:id': { may: CLIENTS, target: oneConsultant, missing: 200 },
  'DELETE /api/birth-data': { may: CLIENTS },
}
