import type { ConsultantStatistics } from '../statistics/contract.ts'
import { figuresOf } from '../statistics/rules.ts'

/** The public figures of a consultant, counted from their consultations. */
export const StatisticsPanel = ({ statistics, name }: { statistics: ConsultantStatistics; name: string }) => (
  <section aria-labelledby="numeros" className="grid gap-4">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id="numeros" className="text-2xl">
        {name} em números
      </h2>
      <details className="text-quiet text-sm open:basis-full">
        <summary className="prose-link">Como contamos?</summary>
        <p className="measure mt-2">
          Contamos tudo o que passou pela plataforma, desde o primeiro dia; ninguém pode mudar. <em>Devolvidas</em> são
          as consultas pagas de volta, no todo ou em parte. <em>Faltas</em> são os pedidos que ficaram sem resposta, ou
          em que {name} aceitou e não veio. <em>Espera</em> é o tempo até aceitar um pedido. Abaixo de dez casos
          mostramos a contagem, sem porcentagem.
        </p>
      </details>
    </div>
    {statistics.asked === 0 && statistics.settled === 0 ? (
      <p className="text-quiet">Ainda sem consultas concluídas. Os números aparecem aqui a partir da primeira.</p>
    ) : (
      <dl className="pairs grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
        {figuresOf(statistics).map((figure) => (
          <div key={figure.name} className="flex flex-col bg-surface p-4">
            <dt className="text-quiet text-sm">{figure.name}</dt>
            <dd className="order-first font-display text-3xl tabular-nums leading-tight">{figure.value}</dd>
            <dd className="text-quiet text-xs">{figure.note}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
)
