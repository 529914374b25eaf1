import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import type { Consultation } from '../../contract.ts'

/** Loaded when somebody asks for it: most rooms stay with the channel they began with. */
const ChannelDialog = lazy(async () => ({ default: (await import('./channel-choice.tsx')).ChannelDialog }))
const Proposal = lazy(async () => ({ default: (await import('./channel-choice.tsx')).ChannelProposal }))

type Props = {
  consultation: Consultation
  /** Opens the sheet that adds credit; a consultant has none. */
  onTopUp: (() => void) | undefined
}

/** Opens the choice of the channel, where there is one. */
export function ChannelButton({ consultation: c, onTopUp }: Props) {
  // Undefined: it was never opened, so its code is not loaded.
  const [isOpen, setOpen] = useState<boolean>()
  const mayCall = c.offeredCalls.some(isOpenChannel) && !c.isCallClosed && !c.isAutomatic
  if (!mayCall && c.currentChannel === 'chat') return null
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="lg:min-h-11 lg:w-full lg:px-5 lg:text-base"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {c.currentChannel === 'chat' ? 'Ligar' : 'Canal'}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ChannelDialog consultation={c} isOpen={isOpen} onClose={() => setOpen(false)} onTopUp={onTopUp} />
        </Suspense>
      )}
    </>
  )
}

/** What the consultant proposes, as the client is asked and as the consultant sees it waiting. */
export const ChannelProposal = (props: Props) => (
  <Suspense>
    <Proposal {...props} />
  </Suspense>
)
