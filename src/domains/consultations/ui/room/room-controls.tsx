import { Suspense, useState } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { isCall } from '../../channels/rules.ts'
import type { Consultation } from '../../state/contract.ts'
import { pauseConsultation, resumeConsultation } from '../../contract.ts'
import { useConsultationMove } from './use-consultation-move.ts'

const EndDialog = lazyPart(() => import('./end-dialog.tsx'), 'EndDialog')

/** Beside the messages the buttons are as wide as their column. */
const IN_COLUMN = 'lg:min-h-11 lg:w-full lg:px-5 lg:text-base'

/** The buttons of a consultation: stop the clock, let it run, end. In a call, ending is among the call's own. */
export function RoomControls({ consultation: c }: { consultation: Consultation }) {
  const pause = useConsultationMove(pauseConsultation, c.id)
  const resume = useConsultationMove(resumeConsultation, c.id)
  // Undefined: it was never opened, so its code is not loaded.
  const [isAsking, setAsking] = useState<boolean>()
  return (
    <>
      {c.state === 'active' && (
        <Button
          variant="secondary"
          size="sm"
          className={IN_COLUMN}
          busy={pause.isPending}
          onClick={() => pause.mutate()}
        >
          Pausar
        </Button>
      )}
      {c.state === 'paused' && c.pausedByYou && (
        <Button size="sm" className={IN_COLUMN} busy={resume.isPending} onClick={() => resume.mutate()}>
          Retomar <span className="sr-only lg:not-sr-only">o relógio</span>
        </Button>
      )}
      {!isCall(c.currentChannel) && (
        <>
          <Button variant="secondary" size="sm" className={IN_COLUMN} onClick={() => setAsking(true)}>
            {endWord(c)}
          </Button>
          {isAsking !== undefined && (
            <Suspense>
              <EndDialog consultation={c} open={isAsking} onClose={() => setAsking(false)} />
            </Suspense>
          )}
        </>
      )}
      <ReportLink kind="room" id={c.id} name="esta conversa" className="justify-self-center max-lg:hidden" />
    </>
  )
}

/** What ending is called now. */
export const endWord = (c: Consultation) => (c.state === 'accepted' && !c.booked ? 'Cancelar' : 'Encerrar')
