import { Button } from '#browser/kit/buttons/button.tsx'
import { chatPriceOf } from '#domains/consultants/rules.ts'
import { leavesNothing } from '#domains/limits/rules.ts'
import { limitsOf } from '#domains/limits/ui/tightest-allowance.ts'
import { useSpendableWith } from '#domains/limits/ui/use-spendable.ts'
import { formatBRL } from '#shared/money.ts'
import { shortfallReason } from '../../billing/coverage.rules.ts'
import { isCall } from '../../channels/rules.ts'
import type { Consultation } from '../../state/contract.ts'
import { continueConsultation, endConsultation } from '../../contract.ts'
import { priceOfChannel } from '../cost-so-far.ts'
import { usePersonUpdates } from '../my-consultations/use-person-updates.ts'
import { useServerClock } from '../use-server-clock.ts'
import { CountdownText } from './countdown-text.tsx'
import { channelWord } from './room-texts.ts'
import { useConsultationMove } from './use-consultation-move.ts'

/**
 * The question at the end of the free minutes, or of the booked time: continue at the consultant's price, or end. No
 * answer ends.
 */
export function ContinuePrompt({
  consultation: c,
  onTopUp,
}: {
  consultation: Consultation
  onTopUp: (() => void) | undefined
}) {
  const clock = useServerClock(c.readAt)
  const goOn = useConsultationMove(continueConsultation, c.id)
  const end = useConsultationMove(endConsultation, c.id)
  const way = isCall(c.currentChannel) ? `por ${channelWord(c.currentChannel)} ` : ''
  const terms = `${way}a ${formatBRL(priceOfChannel(c))} por minuto`
  const answer = useCanContinue(c)
  const canGoOn = answer === 'yes'
  const [over, ending, nothing] = c.booked
    ? ['O tempo marcado acabou: o relógio parou', 'O tempo marcado está no fim', 'sem cobrar mais nada']
    : ['Os minutos grátis acabaram: o relógio parou', 'Os minutos grátis estão no fim', 'e nada é cobrado']
  return (
    <>
      <p className="font-semibold">{c.state === 'paused' ? over : ending}</p>
      <p>
        {canGoOn
          ? `Quer continuar com ${c.consultant.name} ${terms}?`
          : answer === 'limited'
            ? `O limite que você escolheu para si não deixa continuar com ${c.consultant.name} agora.`
            : `Para continuar com ${c.consultant.name} ${terms}, é preciso ter créditos.`}{' '}
        Sem o seu sim, a conversa termina {nothing}.{' '}
        {c.state === 'paused' && c.deadlineAt && (
          <span className="text-quiet">
            A resposta pode esperar <CountdownText at={c.deadlineAt} clock={clock} />.
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {canGoOn ? (
          <Button size="sm" busy={goOn.isPending} onClick={() => goOn.mutate()}>
            Sim, continuar {terms}
          </Button>
        ) : (
          answer === 'poor' && (
            <Button size="sm" onClick={onTopUp}>
              Adicionar créditos aqui
            </Button>
          )
        )}
        {c.state === 'paused' && (
          <Button size="sm" variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
            Não, encerrar aqui
          </Button>
        )}
      </div>
    </>
  )
}

/** Whether the client can pay for more, by the verb's own rule. Yes while that is read; the server refuses if not. */
function useCanContinue(c: Consultation) {
  const { client, consultant, channel, acceptsPackages, pricePerMinuteCents: pricePerMinute } = c
  usePersonUpdates(client.id)
  const { funds, selfCare } = useSpendableWith({
    consultantId: consultant.id,
    channel,
    pricePerMinute,
    chatPricePerMinute: chatPriceOf(pricePerMinute, channel),
    acceptsPackages,
  })
  if (!funds) return 'yes'
  const { spendingLimit, ofPeriods } = selfCare ? limitsOf(selfCare) : { spendingLimit: null, ofPeriods: undefined }
  const allowance = ofPeriods?.leftCents
  if (leavesNothing(allowance)) return 'limited'
  const { moneyCents: money, coveredMs } = funds
  const short = shortfallReason({ pricePerMinute, coveredMs: BigInt(coveredMs), money, spendingLimit, allowance })
  return short === undefined ? 'yes' : short === 'not_enough_balance' ? 'poor' : 'limited'
}
