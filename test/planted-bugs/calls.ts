import type { PlantedBug } from './planted-bug.ts'

const CHANNEL = 'src/domains/consultations/room-channel.ts'
const signals = ['src/domains/consultations/calls/signals.test.ts']

/** Bugs by which people of a call talk beside its clock. */
export const callBugs: PlantedBug[] = [
  {
    name: 'calls: what flowed before a pause by hand counts nowhere',
    edits: [
      {
        file: 'src/domains/consultations/pause-consultation.ts',
        from: '{ ...charged, ...unproven, pausedAt',
        to: '{ ...charged, pausedAt',
      },
    ],
    caughtBy: ['src/domains/consultations/calls/unpaid-sound.test.ts'],
  },
  {
    name: 'calls: typing keeps the clock running while nobody speaks',
    edits: [
      {
        file: 'src/domains/consultations/deadlines.rules.ts',
        from: "isCall(c.currentChannel ?? 'chat') ? null : c.consultantTypedAt",
        to: 'c.consultantTypedAt',
      },
    ],
    caughtBy: ['src/domains/consultations/deadlines.rules.test.ts'],
  },
  {
    name: 'calls: signals travel by chat and after the end',
    edits: [
      {
        file: CHANNEL,
        from: ' &&\n          (await isInCall(db, { id: key, role: seat.role, connection: seat.number }))',
        to: '',
      },
    ],
    caughtBy: signals,
  },
  {
    name: 'calls: signals carry any number of characters',
    edits: [{ file: CHANNEL, from: '          allows(signalled, lengthOf(whispered.signal)) &&\n', to: '' }],
    caughtBy: signals,
  },
]
