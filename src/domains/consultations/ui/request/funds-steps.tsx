import type { ReactNode } from 'react'
import { Money } from '#browser/kit/display/money.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { WITHIN } from '#domains/limits/ui/spending-notice.tsx'
import { callMinutesWords } from '#domains/wallet/ui/minutes/call-minutes-words.ts'
import { spokenDuration } from '#shared/spoken-duration.ts'
import { isCall, type LiveChannel } from '../../channels/rules.ts'
import type { RequestFunds } from './request-form-state.ts'

type Props = { funds: RequestFunds; name: string; isProgram: boolean; channel: LiveChannel; price: bigint }

/** How the figure and the time came about, and what the clock does, for whoever wants to check. */
export const FundsSteps = ({ funds, name, isProgram, channel, price }: Props) => (
  <Fold title="Como chegamos a isso">
    <dl className="grid gap-1.5 text-sm">
      <Step words="Créditos seus">
        <Money amount={funds.ownCents} />
      </Step>
      {funds.bonusCents > 0n && (
        <Step words="Bônus, gasto primeiro">
          <Money amount={funds.bonusCents} />
        </Step>
      )}
      {funds.bonusHereCents > 0n && (
        <Step words={`Bônus que vale com ${name}`}>
          <Money amount={funds.bonusHereCents} />
        </Step>
      )}
      {funds.coveredMs > 0 && <Step words="Minutos já pagos, usados antes">{spokenDuration(funds.coveredMs)}</Step>}
      {funds.limit && (
        <Step words={`Seu limite: ${WITHIN[funds.limit.period]} ainda cabem`}>
          <Money amount={funds.limit.leftCents} />
        </Step>
      )}
      <Step words="Um minuto custa">
        <Money amount={price} />
      </Step>
      <Step words="Dez minutos custam">
        <Money amount={price * 10n} />
      </Step>
    </dl>
    <ul className="grid list-disc gap-1.5 pl-5 text-quiet text-sm marker:text-metal">
      <li>
        {isProgram
          ? 'O relógio começa quando você aperta “Começar a consulta”, nunca por palavra do programa'
          : `O relógio começa com a primeira palavra de ${name}`}{' '}
        e conta os segundos
        {isCall(channel) && ' em que vocês dois se ouvem'}.
      </li>
      <li>
        {isProgram
          ? 'Se você ficar 45 segundos sem escrever, ele para. Só a sua palavra ou o seu toque o fazem andar de novo.'
          : 'Se alguém cair ou ficar em silêncio, o relógio para, e nada é cobrado.'}
      </li>
      <li>O que você não usar volta na hora. O recibo mostra a conta.</li>
      {channel === 'video' && <li>Se o vídeo de {name} não chegar, você paga só o preço da voz.</li>}
      {isCall(channel) && funds.coveredMs > 0 && <li>{callMinutesWords}</li>}
    </ul>
  </Fold>
)

const Step = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-quiet">{words}</dt>
    <dd className="whitespace-nowrap tabular-nums">{children}</dd>
  </div>
)
