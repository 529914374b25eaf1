import { expect, test } from 'vitest'
import { acceptConsultation, listRoomEvents, requestConsultation, sendRoomMessage } from './contract.ts'

const TYPED = 'C2124762-1266-4984-A3FA-A8C4498B6D8B'
const id = TYPED.toLowerCase()

test('ids are normalised to lower case, so that ledger keys and topics match', () => {
  expect(requestConsultation.input.parse({ id: TYPED, consultantId: TYPED })).toMatchObject({ id, consultantId: id })
  expect(acceptConsultation.input.parse({ id: TYPED })).toEqual({ id })
  expect(listRoomEvents.input.parse({ id: TYPED })).toMatchObject({ id })
  expect(sendRoomMessage.input.parse({ consultationId: TYPED, id: TYPED, body: 'Oi' })).toMatchObject({
    consultationId: id,
    id,
  })
})
