import type { PlantedBug } from './planted-bug.ts'

const CHANNEL = 'src/domains/consultations/room-channel.ts'
const signals = ['src/domains/consultations/calls/signals.test.ts']

/** Bugs by which people of a call talk beside its clock. */
export const callBugs: PlantedBug[] = [
  {
    name: 'calls: what flowed before a pause by hand counts nowhere',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/pause-consultation.ts',
        from: '{ ...charged, ...unproven, pausedAt',
        to: '{ ...charged, pausedAt',
      },
    ],
    caughtBy: ['src/domains/consultations/calls/unpaid-sound.deep.test.ts'],
  },
  {
    name: 'calls: a client who denies a voice makes the consultant bear the silence',
    edits: [
      {
        file: 'src/domains/consultations/state/deadlines.rules.ts',
        from: 'sound && isVoiceDisputed(sound, knownAt)',
        to: 'sound && false',
      },
    ],
    caughtBy: ['src/domains/consultations/calls/denied-voice.test.ts'],
  },
  {
    name: 'calls: sound alone ends a silence of which the two sides do not agree',
    edits: [
      {
        file: 'db/functions/meter_rooms.sql',
        from: "n.reason in ('connection', 'no_sound', 'sound_disputed')",
        to: "n.reason in ('connection', 'no_sound', 'sound_disputed', 'voice_disputed')",
      },
    ],
    caughtBy: ['src/domains/consultations/calls/denied-voice.test.ts'],
  },
  {
    name: 'calls: typing keeps the clock running while nobody speaks',
    edits: [
      {
        file: 'src/domains/consultations/state/deadlines.rules.ts',
        from: "isCall(c.currentChannel ?? 'chat') ? null : c.consultantTypedAt",
        to: 'c.consultantTypedAt',
      },
    ],
    caughtBy: ['src/domains/consultations/state/deadlines.rules.test.ts'],
  },
  {
    name: 'calls: signals travel by chat and after the end',
    edits: [
      {
        file: CHANNEL,
        from: '.then((isIn) =>\n              isIn\n',
        to: '.then((isIn) =>\n              isIn || seat.number > 0\n',
      },
    ],
    caughtBy: signals,
  },
  {
    name: 'calls: signals carry any number of characters',
    edits: [{ file: CHANNEL, from: 'allows(signalled, lengthOf(whispered.signal))', to: 'allows(signalled, 0)' }],
    caughtBy: signals,
  },
]
