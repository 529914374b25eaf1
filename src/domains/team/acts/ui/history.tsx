import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import type { Decisions } from '../contract.ts'
import { outcomeInWords, proposalInWords } from '../../proposals/ui/words.ts'
import { kindInWords } from './words.ts'

type Line = { id: string; at: Date; words: string; claimId?: string | null; reason: string }

function linesOf({ restraints, warnings, proposals, goodwill }: Decisions): Line[] {
  return [
    ...restraints.flatMap((one) => [
      { id: one.id, at: one.startsAt, words: `${kindInWords(one)}, por ${one.setByName}`, reason: one.reason },
      ...(one.liftedAt && one.liftedByName
        ? [
            {
              id: `${one.id}-lifted`,
              at: one.liftedAt,
              words: `${kindInWords(one)}: desfeito por ${one.liftedByName}`,
              reason: one.liftReason ?? '',
            },
          ]
        : []),
    ]),
    ...warnings.map(({ id, warnedAt: at, byName, words: reason, acknowledgedAt }) => ({
      id,
      at,
      words: `Advertência, por ${byName}${acknowledgedAt ? `; lida em ${formatDayAndTime(acknowledgedAt)}` : '; ainda não lida'}`,
      reason,
    })),
    ...proposals.map((one) => ({
      id: `${one.id}-proposed`,
      at: one.proposedAt,
      words: `${proposalInWords(one)}: proposta de ${one.byName}, ${outcomeInWords(one)}${one.decidedByName ? ` por ${one.decidedByName}` : ''}`,
      reason: one.reason,
    })),
    ...goodwill.map(({ id, givenAt: at, byName, amountCents, claimId, protocol, reason }) => ({
      id,
      at,
      words: `${formatBRL(amountCents)} de bônus, por ${byName}${protocol ? `, pela mensagem ${protocol}` : ''}`,
      claimId,
      reason,
    })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

/** Everything that the team did with this person, the latest first. */
export function History({ decisions }: { decisions: Decisions }) {
  const lines = linesOf(decisions)
  if (lines.length === 0) return <p className="text-quiet text-sm">Nenhuma decisão até hoje.</p>
  return (
    <ol className="grid divide-y divide-line text-sm">
      {lines.map(({ id, at, words, claimId, reason }) => (
        <li key={id} className="grid gap-1 py-2 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
          <time dateTime={at.toISOString()} className="text-quiet tabular-nums">
            {formatDayAndTime(at)}
          </time>
          <span className="min-w-0">
            {words}
            {claimId && (
              <>
                {', por um '}
                <a href={hrefOfObject('claim', claimId)} className="prose-link">
                  pedido de reembolso
                </a>
              </>
            )}
            {reason && <q className="mt-1 block whitespace-pre-line break-words text-quiet">{reason}</q>}
          </span>
        </li>
      ))}
    </ol>
  )
}
