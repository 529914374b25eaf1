import { browserApi } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { DecisionForm } from '../../ui/decision-form.tsx'
import { readSuspense, resolveEntry, type SuspenseEntry } from '../contract.ts'
import { MOST_REASON_LENGTH, LEAST_REASON_LENGTH, REASON_MISSING } from '../rules.ts'
import { REASON_WORDS, RESOLUTION_WORDS } from './suspense-words.ts'

/** One amount that did not match: what came, what was expected, the decisions, and the open one. */
export const SuspenseEntryCard = ({ entry }: { entry: SuspenseEntry }) => (
  <Card
    as="article"
    aria-label={`${REASON_WORDS[entry.reason]}, cobrança ${entry.gatewayId}`}
    className="grid grid-cols-[minmax(0,1fr)] gap-4"
  >
    <header className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Sum entry={entry} />
        <Badge tone={entry.resolutions.length > 0 ? 'warn' : 'plain'}>{REASON_WORDS[entry.reason]}</Badge>
      </p>
      <p className="break-words text-quiet text-sm">
        {entry.payment && (
          <>
            {entry.payment.description}: pedimos <Money amount={entry.payment.askedCents} />
            {' · '}
          </>
        )}
        {entry.person && (
          <>
            {entry.person.name} ·{' '}
            <a href={`mailto:${entry.person.email}`} className="prose-link wrap-anywhere">
              {entry.person.email}
            </a>
            {' · '}
          </>
        )}
        {formatDayAndTime(entry.foundAt)}
      </p>
      <p className="break-all text-quiet text-sm">
        Cobrança {entry.gatewayId}, {entry.gateway}
      </p>
    </header>
    {entry.decisions.length > 0 && <Decisions entry={entry} />}
    {entry.resolutions.length > 0 && <ResolveForm entry={entry} />}
  </Card>
)

/** Resolves an amount in suspense, with a reason. */
const ResolveForm = ({ entry: { id, resolutions } }: { entry: SuspenseEntry }) => (
  <DecisionForm
    name={`resolution-${id}`}
    legend="Como resolver"
    columns="sm:grid-cols-3"
    cards={resolutions.map((value) => ({
      value,
      title: RESOLUTION_WORDS[value].title,
      text: RESOLUTION_WORDS[value].text,
    }))}
    unchosen="Escolha como resolver."
    written={{
      label: 'Por quê',
      hint: 'Fica registrado com o seu nome, para quem conferir depois. Só a equipe lê.',
      least: LEAST_REASON_LENGTH,
      most: MOST_REASON_LENGTH,
      missing: REASON_MISSING,
    }}
    words="Registrar decisão"
    busyWords="Registrando…"
    act={(resolution, reason) => browserApi(resolveEntry, { id, resolution, reason })}
    list={readSuspense}
  />
)

const Sum = ({ entry: { currency, amountCents } }: { entry: SuspenseEntry }) =>
  currency === 'BRL' ? (
    <Money amount={amountCents} className="font-display text-xl" />
  ) : (
    <span className="font-display text-xl tabular-nums">
      {currency} {String(amountCents / 100n)},{String(amountCents % 100n).padStart(2, '0')}
    </span>
  )

const Decisions = ({ entry }: { entry: SuspenseEntry }) => (
  <ol className="grid gap-3 border-line border-l-2 pl-4 text-sm">
    {entry.decisions.map((one) => (
      <li key={one.at.toISOString()} className="grid gap-0.5">
        <p className="font-semibold">{wordsOfDecision(one)}</p>
        <p className="break-words">“{one.reason}”</p>
        <p className="text-quiet">
          {one.by}, {formatDayAndTime(one.at)}
        </p>
      </li>
    ))}
  </ol>
)

function wordsOfDecision({ resolution, refundState }: SuspenseEntry['decisions'][number]) {
  if (refundState === 'asked') return 'A devolução está a caminho do banco'
  if (refundState === 'refused') return 'O banco não aceitou devolver'
  return RESOLUTION_WORDS[resolution].done
}
