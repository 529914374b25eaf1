import { lazyPart } from '#browser/late-code.ts'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { Suspense, useState } from 'react'
import { ArrowLeftRight } from '#browser/icons/arrow-left-right.ts'
import { Phone } from '#browser/icons/phone.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import type { Consultation } from '../../state/contract.ts'

/** Loaded when somebody asks for it: most rooms stay with the channel they began with. */
const ChannelDialog = lazyPart(() => import('./channel-choice.tsx'), 'ChannelDialog')
const Proposal = lazyPart(() => import('./channel-choice.tsx'), 'ChannelProposal')

type Props = {
  consultation: Consultation
  /** Opens the sheet that adds credit; a consultant has none. */
  onTopUp: (() => void) | undefined
}

/** Opens the choice of the channel, where there is one: in the header of small screens, beside the clock on others. */
export function ChannelButton({ consultation: c, onTopUp, isInHeader }: Props & { isInHeader: boolean }) {
  // Undefined: it was never opened, so its code is not loaded.
  const [isOpen, setOpen] = useState<boolean>()
  const mayCall = c.offeredCalls.some(isOpenChannel) && !c.isCallClosed && !c.isAutomatic
  if (!mayCall && c.currentChannel === 'chat') return null
  const [words, Icon] =
    c.currentChannel === 'chat' ? (['Ligar', Phone] as const) : (['Mudar de canal', ArrowLeftRight] as const)
  return (
    <>
      {isInHeader ? (
        <IconButton label={words} aria-haspopup="dialog" className="lg:hidden" onClick={() => setOpen(true)}>
          <Icon strokeWidth={1.5} />
        </IconButton>
      ) : (
        <Button
          variant="secondary"
          className="w-full max-lg:hidden"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {words}
        </Button>
      )}
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
  <Suspense fallback={<p className="min-h-24">Uma proposta de {props.consultation.consultant.name}…</p>}>
    <Proposal {...props} />
  </Suspense>
)
