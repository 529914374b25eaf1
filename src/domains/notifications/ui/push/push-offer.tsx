import { BellRing } from '#browser/icons/bell-ring.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { SUPPORT_WORDS } from './support-words.ts'
import { useThisDevice } from './use-this-device.ts'

/**
 * After an act that a push serves: says what it would be for, and asks the browser only on a press. Nothing where it is
 * on already, or cannot be.
 */
export function PushOffer({ why }: { why: string }) {
  const { query, support, here, isTurning, turnOn } = useThisDevice()
  if (!query.data || here || support === 'unsupported' || support === 'denied') return null
  return (
    <Notice>
      <p>
        {why}{' '}
        {support === 'to-install'
          ? SUPPORT_WORDS[support]
          : 'Na tela bloqueada aparece só que há novidade, nunca o que alguém escreveu.'}
      </p>
      {support === 'ready' && (
        <Button size="sm" variant="secondary" busy={isTurning} onClick={turnOn} className="mt-2">
          <BellRing className="size-4" strokeWidth={1.5} aria-hidden="true" />
          Avisar neste aparelho
        </Button>
      )}
    </Notice>
  )
}
