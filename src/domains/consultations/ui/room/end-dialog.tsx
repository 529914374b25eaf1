import { Button } from '#browser/kit/buttons/button.tsx'
import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { formatDuration } from '#shared/dates.ts'
import type { Consultation } from '../../state/contract.ts'
import { cancelConsultation, endConsultation } from '../../contract.ts'
import { chargedSoFar } from '../cost-so-far.ts'
import { LeavingTerms, useLeavingCosts } from './leaving-costs.tsx'
import { useShownMs } from './meter/shown-clock.tsx'
import { coveredWords, unusedMinutesWords } from './room-texts.ts'
import { useConsultationMove } from './use-consultation-move.ts'

/** Asks before ending, which is final. */
export function EndDialog({
  consultation: c,
  open,
  onClose,
}: {
  consultation: Consultation
  open: boolean
  onClose: () => void
}) {
  const hasBegun = c.state !== 'accepted'
  const costs = useLeavingCosts(c, open)
  const isRequest = !hasBegun && c.you === 'client' && !c.booked
  const end = useConsultationMove(isRequest ? cancelConsultation : endConsultation, c.id, undefined, {
    seenFeeCents: costs.cents,
    seenFeeMs: costs.ms,
  })
  const { ms, coveredMs: covered, cents: cost } = chargedSoFar(c, useShownMs(c))
  const back = c.heldCents - cost - (c.booked ? costs.cents : 0n)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={hasBegun || c.booked ? 'Encerrar a consulta?' : 'Cancelar antes de começar?'}
    >
      <div className="grid gap-3">
        {c.booked && <LeavingTerms consultation={c} costs={costs} />}
        {!hasBegun && !c.booked && (
          <p>O relógio ainda não começou. Nada é cobrado, e tudo o que foi reservado volta na hora.</p>
        )}
        {hasBegun && covered > 0 && (
          <p>
            {coveredWords(c, covered)} {unusedMinutesWords(c)}
          </p>
        )}
        {hasBegun && cost === 0n && !c.booked && (
          <p>Até agora nenhum crédito foi cobrado. Tudo o que foi reservado volta na hora.</p>
        )}
        {hasBegun && cost > 0n && (
          <p>
            {c.you === 'client' ? 'Você paga' : `${c.client.name} paga`}{' '}
            <Money amount={cost} className="font-semibold" /> por {formatDuration(ms - covered)}
            {back > 0n && (
              <>
                {' '}
                e <Money amount={back} className="font-semibold" />{' '}
                {c.you === 'client' ? 'voltam para o seu saldo' : 'voltam para o saldo'}
              </>
            )}
            . O recibo fica pronto na hora.
          </p>
        )}
        <p className="text-quiet text-sm">A conversa não reabre. Para continuar depois, é preciso um novo pedido.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="destructive"
          busy={end.isPending}
          onClick={() => end.mutate(undefined, { onSettled: onClose })}
        >
          {hasBegun ? 'Encerrar e acertar' : c.booked ? 'Sair da consulta marcada' : 'Cancelar a conversa'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Continuar conversando
        </Button>
      </div>
      <ReportLink
        kind="room"
        id={c.id}
        words="Denunciar"
        name="esta conversa"
        className="justify-self-start lg:hidden"
      />
    </Dialog>
  )
}
