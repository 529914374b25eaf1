import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { formatIsoDay, formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Claim } from '../contract.ts'
import type { State } from '../rules.ts'
import { RULE_EXPLANATIONS } from '../explanations.rules.ts'

const STATE: Record<State, { words: string; tone: BadgeTone }> = {
  open: { words: 'Uma pessoa está lendo', tone: 'metal' },
  granted: { words: 'Devolvido', tone: 'good' },
  part_granted: { words: 'Devolvido em parte', tone: 'good' },
  refused: { words: 'Não aceito', tone: 'plain' },
}

/** The state of one refund, with its reason and case number. */
export const ClaimState = ({
  claim: { protocol, rule, words, answerBy, askedAt, state, reason, amountCents, toBonusCents },
}: {
  claim: Claim
}) => (
  <article
    aria-label={`Reembolso ${protocol}`}
    className="grid gap-2 rounded-lg border border-line bg-surface p-4 sm:p-5"
  >
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {amountCents > 0n && <span className="font-display text-xl tabular-nums">{formatBRL(amountCents)}</span>}
      <Badge tone={STATE[state].tone}>{STATE[state].words}</Badge>
    </p>
    {rule && <p className="measure text-sm">{RULE_EXPLANATIONS[rule]}</p>}
    {words && <p className="measure whitespace-pre-line break-words text-sm">“{words}”</p>}
    {reason && (
      <p className="measure break-words text-sm">
        <span className="font-semibold">Resposta:</span> {reason}
      </p>
    )}
    {toBonusCents > 0n && (
      <p className="text-sm">
        Destes, {formatBRL(toBonusCents)} voltaram como bônus, que foi como a consulta foi paga.
      </p>
    )}
    <p className="text-quiet text-sm">
      Protocolo {protocol}, {formatDayAndTime(askedAt)}.
      {state === 'open' && answerBy && ` Resposta até ${formatIsoDay(answerBy)}, por e-mail e aqui.`}
    </p>
  </article>
)
