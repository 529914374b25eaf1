import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { Meter } from '#browser/kit/display/meter.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { Campaign, Results } from '../contract.ts'

const WORDS: readonly (readonly [keyof Results, string])[] = [
  ['accepted', 'Entregues ao servidor de cada um'],
  ['refused', 'Recusados'],
  ['unknown', 'Sem resposta'],
  ['leftBefore', 'Saíram da lista antes'],
  ['leftBy', 'Saíram da lista por ela'],
  ['erased', 'Encerraram a conta'],
]

function leftWords(waiting: number) {
  if (waiting === 0) return 'não falta nenhum'
  return waiting === 1 ? 'falta 1' : `faltam ${formatNumber(waiting)}`
}

/** How the addresses of a campaign stand. Whether mails are opened is not looked at. */
export function CampaignResults({ campaign }: { campaign: Campaign }) {
  const { results, recipients, unknown, pause } = campaign
  if (!results || recipients === null) return null
  const done = recipients - results.waiting
  return (
    <section aria-labelledby="resultados" className="grid gap-4">
      <h2 id="resultados" className="text-lg">
        {formatNumber(done)} de {formatNumber(recipients)} endereços
      </h2>
      <Meter label="Quanto já saiu" value={done} max={recipients} words={leftWords(results.waiting)} />
      {pause && (
        <Notice tone="warn" title="O servidor de e-mail não está recebendo">
          Nada se perde: tentamos de novo em {formatDayAndTime(pause.until)} e depois a cada cinco minutos. Ele disse: “
          {pause.fault}”
        </Notice>
      )}
      <DefinitionList>
        {WORDS.filter(([name]) => name === 'accepted' || results[name] > 0).map(([name, words]) => (
          <Definition key={name} name={words}>
            <span className="tabular-nums">{formatNumber(results[name])}</span>
          </Definition>
        ))}
      </DefinitionList>
      {unknown.length > 0 && (
        <Fold title={`Sem resposta (${formatNumber(results.unknown)})`}>
          <p className="measure mb-2 text-quiet text-sm">
            A conexão caiu no meio: ninguém sabe se chegou. Não mandamos de novo, porque duas vezes é pior que nenhuma.
          </p>
          <ul className="border-line border-t text-sm">
            {unknown.map(({ address, at, fault }) => (
              <li key={`${address} ${at.getTime()}`} className="border-line border-b py-1.5 break-words">
                {address} <span className="text-quiet">{`${formatDayAndTime(at)} · ${fault}`}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}
