import type { ReactNode } from 'react'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { readHealth } from '../contract.ts'
import { spanWords } from '../job-words.rules.ts'

type Health = OutputOf<typeof readHealth>
/** What each is called; those of the house have words, others their own name. */
const NAMES: Readonly<Record<string, string>> = {
  sandbox: 'Banco de testes',
  manual: 'a equipe, à mão',
  mercadopago: 'Mercado Pago',
  asaas: 'Asaas',
}
const nameOf = (name: string) => NAMES[name] ?? name

type Props = Pick<Health, 'gateways' | 'payoutGateways' | 'relay'> & { now: Date }

/** Each gateway with its webhooks and our books beside its own, who pays payouts out, and the relay of calls. */
export const GatewayList = ({ gateways, payoutGateways, relay, now }: Props) => (
  <ul className="border-line border-t">
    {gateways.map((one) => (
      <Row key={one.name} name={nameOf(one.name)} isActive={one.isActive} words="cobra agora">
        <DefinitionList>
          <Definition name="Último aviso">{one.toldAt ? formatDayAndTime(one.toldAt) : 'nenhum ainda'}</Definition>
          <Definition name="Avisos à espera">
            {formatNumber(one.waiting)}
            {one.oldestWaitingAt && `, o mais antigo há ${spanWords(now.getTime() - one.oldestWaitingAt.getTime())}`}
          </Definition>
          <Definition name="Avisos falsos em sete dias">{formatNumber(one.forged)}</Definition>
          <Definition name="Última conferência dos livros">
            {one.reconciledAt ? formatDayAndTime(one.reconciledAt) : 'nenhuma ainda'}
            {one.unexplainedCents !== null && one.unexplainedCents !== 0n && (
              <>
                {', sem explicação: '}
                <Money amount={one.unexplainedCents} />
              </>
            )}
            {one.fault && <span className="block text-bad">{one.fault}</span>}
          </Definition>
        </DefinitionList>
      </Row>
    ))}
    <Row name="Saques">
      <p className="text-sm">
        {payoutGateways.map(({ name, isActive }) => `${nameOf(name)}${isActive ? ' (paga agora)' : ''}`).join(', ')}
      </p>
    </Row>
    <Row name="Servidor das chamadas">
      {relay === null ? (
        <p className="text-sm">Não há: as chamadas vão direto de um navegador ao outro.</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {relay.map(({ url, fault, isProbed }) => (
            <li key={url} className="break-all">
              <code>{url}</code>{' '}
              {fault ? (
                <span className="text-bad">não responde: {fault}</span>
              ) : isProbed ? (
                'responde'
              ) : (
                'só por UDP, não se testa daqui'
              )}
            </li>
          ))}
        </ul>
      )}
    </Row>
  </ul>
)

type RowProps = { name: string; isActive?: boolean; words?: string; children: ReactNode }

const Row = ({ name, isActive, words, children }: RowProps) => (
  <li className="grid gap-2 border-line border-b py-3">
    <p className="flex flex-wrap items-center gap-2 font-semibold text-sm">
      {name}
      {isActive && <Badge tone="good">{words}</Badge>}
    </p>
    {children}
  </li>
)
