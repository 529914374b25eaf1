import { Gift } from '#browser/icons/gift.ts'
import { WELCOME_MS } from '../../welcome-minutes/rules.ts'
import { useWelcomeMinutes } from './use-welcome-minutes.ts'

type Props = {
  consultant: { id: string; name: string; acceptsWelcome: boolean; isAutomatic?: boolean | undefined }
  untilKnown?: boolean
}

/**
 * The free minutes of the first time, where they apply; nothing elsewhere. `untilKnown`: also while nobody knows who
 * looks.
 */
export function WelcomeNote({ consultant, untilKnown }: Props) {
  const { isOffered, refusal } = useWelcomeMinutes(consultant, untilKnown)
  if (!isOffered && refusal !== 'confirm_email') return null
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-metal-wash px-3 py-2.5 text-sm">
      <Gift aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-metal" />
      <span>
        <strong className="block font-semibold">
          {Number(WELCOME_MS / 60_000n)} minutos grátis com {consultant.name}
        </strong>
        Na sua primeira conversa, sem cartão. No fim, você decide se continua; sem o seu sim, nada é cobrado.
        {consultant.isAutomatic && ' Eles vêm uma vez só, e com uma pessoa poupam dez vezes mais.'}
        {refusal === 'confirm_email' && ' Só falta confirmar o seu e-mail.'}
      </span>
    </p>
  )
}
