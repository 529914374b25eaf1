import type { PlantedBug } from './planted-bug.ts'

const ROOMS = 'src/domains/consultations'

/** Bugs in rooms: whose second counts, who hears, what is a word. Those that need many processes are in chaos.ts. */
export const roomBugs: PlantedBug[] = [
  {
    name: 'metering: the proofs of an older tab count',
    faults: [
      {
        code: 'meterRooms',
        is: `async (sql, seats, how) => {
          const taken = await sql\`select consultation_id as id, role, connection from presences
            where consultation_id = any(\${seats.map((seat) => seat.consultationId)}::uuid[])\`
          const ofSeat = (seat) => taken.find((one) => one.id === seat.consultationId && one.role === seat.role)?.connection
          return original(sql, seats.map((seat) => Object.create(seat, { connectionNumber: { value: ofSeat(seat) } })), how)
        }`,
      },
    ],
    caughtBy: `${ROOMS}/metering/metering.test.ts`,
  },
  {
    name: 'hearing: a seat that does not echo hears on',
    faults: [{ code: 'Seat.#mayHear', is: '() => true' }],
    caughtBy: `${ROOMS}/metering/seat.test.ts`,
  },
  {
    name: 'messages: those of a held room are told as delivered, and lost',
    faults: [{ code: 'WriteQueue.#putBack', is: '() => {}' }],
    caughtBy: `${ROOMS}/messages/write-queue.test.ts`,
  },
  {
    name: 'speaking: a message in which nothing is seen is a word',
    faults: [{ sql: 'visible_part', is: 'select btrim(words)' }],
    caughtBy: `${ROOMS}/messages/unseen-messages.test.ts`,
  },
  {
    name: 'speaking: a prepared reply ends a silence',
    faults: [{ sql: 'typed_part', is: 'begin return message; end' }],
    caughtBy: `${ROOMS}/messages/prepared-replies.test.ts`,
  },
  {
    name: 'photos: whoever is signed in sees any photo',
    faults: [
      {
        code: 'findFile',
        in: 'src/domains/consultations/photos/',
        is: 'async (sql, { id }) => (await sql`select name from consultation_photos where id = ${id}`)[0]?.name',
      },
    ],
    caughtBy: `${ROOMS}/photos/photos.test.ts`,
  },
  {
    name: 'questions: no lock on the question',
    faults: [{ unlocked: 'lockQuestion' }],
    caughtBy: 'src/domains/written-questions/races.test.ts',
  },
]
