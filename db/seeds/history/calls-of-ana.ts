import { daysBefore, secondsAfter } from '../calendar.ts'
import type { SeededConsultant } from '../consultants.ts'
import { seedId } from '../seed-id.ts'
import type { PastConsultation } from './past-consultation.ts'

/** Ana's two calls with Luna, so that there are receipts with several prices: one began by chat, one froze. */
export function callsOfAna(
  anchor: Date,
  { clientId, consultant }: Pick<PastConsultation, 'clientId' | 'consultant'> & { consultant: SeededConsultant },
): PastConsultation[] {
  const between = { clientId, consultant, course: { kind: 'held', endedBy: 'client' }, buysAhead: false } as const
  return [
    {
      ...between,
      id: seedId('anas-voice-call'),
      at: secondsAfter(daysBefore(anchor, 6), 8 * 3_600 + 190),
      acceptedAfterS: 11,
      lines: [
        { by: 'client', body: 'Bom dia, Luna! Posso te contar rapidinho o que aconteceu ontem?', afterS: 6 },
        { by: 'consultant', body: 'Bom dia, Ana. Claro. Pela sua pressa já vi que foi coisa boa.', afterS: 19 },
        { by: 'client', body: 'Foi! É muita coisa para escrever. Posso ligar?', afterS: 24 },
        { by: 'consultant', body: 'Pode, estou com as cartas na mão. Liga.', afterS: 12 },
      ],
      call: { channel: 'audio', talks: [{ seconds: 387 }] },
    },
    {
      ...between,
      id: seedId('anas-video-call'),
      at: secondsAfter(daysBefore(anchor, 3), 8 * 3_600 + 640),
      acceptedAfterS: 8,
      lines: [],
      call: { channel: 'video', talks: [{ seconds: 251 }, { seconds: 96, isPictureLate: true }, { seconds: 174 }] },
    },
  ]
}
