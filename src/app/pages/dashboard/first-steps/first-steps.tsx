import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { ChevronRight } from '#browser/icons/chevron-right.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Meter } from '#browser/kit/display/meter.tsx'
import { apiQuery } from '#browser/query.ts'
import { deviceStorage } from '#browser/storage.ts'
import { readEmail } from '#domains/accounts/email/contract.ts'
import { getMyProfile } from '#domains/consultants/profile-changes/contract.ts'
import { listQuickReplies } from '#domains/consultants/quick-replies/contract.ts'
import { wasMicrophoneHeard } from '#domains/consultations/ui/call-devices.ts'
import { readPayouts } from '#domains/payouts/contract.ts'
import { readHours } from '#domains/scheduling/hours/contract.ts'
import { type Step, stepsOf } from './steps.ts'

const CallCheckDialog = lazyPart(
  () => import('#domains/consultations/ui/call-check/call-check-dialog.tsx'),
  'CallCheckDialog',
)

const DISMISSED = 'sensitivos-primeiros-passos'

/** What is left to do before the first consultations, for whoever was approved; nothing once all is done or hidden. */
export function FirstSteps({ personId }: { personId: string }) {
  const [isDismissed, setDismissed] = useState(() => deviceStorage.get(DISMISSED) === personId)
  const [isTesting, setTesting] = useState(false)
  const known = useKnown(!isDismissed)
  if (isDismissed || !known) return null
  const steps = stepsOf(known)
  const left = steps.filter(({ isDone }) => !isDone)
  if (left.length === 0) return null
  const done = steps.length - left.length
  const dismiss = () => {
    deviceStorage.set(DISMISSED, personId)
    setDismissed(true)
  }
  return (
    <Card as="section" aria-labelledby="primeiros-passos" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="primeiros-passos" className="text-xl">
          Primeiros passos
        </h2>
        <Button variant="quiet" size="sm" className="-mr-3" onClick={dismiss}>
          Não mostrar mais
        </Button>
      </div>
      <Meter
        label="Primeiros passos"
        value={done}
        max={steps.length}
        words={`${done} de ${steps.length} feitos`}
        tone="good"
      />
      <ul className="divide-y divide-line border-line border-t">
        {left.map((step) => (
          <li key={step.title}>
            {step.isDeviceCheck ? (
              <button type="button" className={ROW} onClick={() => setTesting(true)}>
                <StepWords step={step} />
              </button>
            ) : (
              <a href={step.href} className={ROW}>
                <StepWords step={step} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {isTesting && (
        <Suspense>
          <CallCheckDialog
            channel={known.offers.includes('video') ? 'video' : 'audio'}
            open
            onClose={() => setTesting(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

const ROW = 'group flex w-full items-center gap-3.5 py-3 text-left no-underline'

const StepWords = ({ step: { title, why } }: { step: Step }) => (
  <>
    <span aria-hidden="true" className="size-5 shrink-0 rounded-full border border-edge group-hover:border-accent" />
    <span className="grid min-w-0 flex-1">
      <span className="font-medium group-hover:text-accent">{title}</span>
      <span className="text-quiet text-sm">{why}</span>
    </span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" strokeWidth={1.5} />
  </>
)

/** Asked anew, and kept for nobody else: each of them changes on another page. */
const FRESH = { staleTime: 0, gcTime: 0 }

/** Undefined until everything is known: a list that grows while one reads it is none. */
function useKnown(enabled: boolean) {
  const { data: profile } = useQuery({ ...apiQuery(getMyProfile, {}), ...FRESH, enabled })
  const { data: email } = useQuery({ ...apiQuery(readEmail, {}), ...FRESH, enabled })
  const { data: hours } = useQuery({ ...apiQuery(readHours, {}), ...FRESH, enabled })
  const { data: quick } = useQuery({ ...apiQuery(listQuickReplies, {}), ...FRESH, enabled })
  const { data: payouts } = useQuery({ ...apiQuery(readPayouts, {}), ...FRESH, enabled })
  if (!profile || !email || !hours || !quick || !payouts) return undefined
  return {
    hasPhoto: profile.hasPhoto,
    hasIntroduction: profile.introduction !== null,
    offers: profile.prices.map(({ channel }) => channel),
    opensHours: hours.weekly.length > 0 || hours.exceptions.some(({ kind }) => kind === 'extra'),
    email: { address: email.email, isConfirmed: email.confirmedAt !== null },
    payoutKey: { words: `${payouts.key.kind} ${payouts.key.masked}`, isResting: payouts.restsUntil !== null },
    wasHeard: wasMicrophoneHeard(),
    replies: quick.replies.length,
  }
}
