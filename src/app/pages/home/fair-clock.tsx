import { Duration } from '#browser/kit/display/duration.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { portion } from '#shared/money.ts'

const PRICE_PER_MINUTE = 449n
const STRETCHES = [
  { words: 'Os dois conversam', ms: 252_000, counts: true },
  { words: 'A internet cai', ms: 71_000, counts: false },
  { words: 'Voltam à conversa', ms: 188_000, counts: true },
  { words: 'Silêncio do consultor, além dos primeiros 45\u00a0s', ms: 38_000, counts: false },
  { words: 'Conversam até o fim', ms: 134_000, counts: true },
]
const totalMs = STRETCHES.reduce((sum, { ms }) => sum + ms, 0)
const together = STRETCHES.reduce((sum, { ms, counts }) => sum + (counts ? ms : 0), 0)

/** How seconds become centavos, with an example computed by the rule that charges. */
export const FairClock = () => (
  <section
    aria-labelledby="relogio"
    className="content-visibility-auto [--placeholder-height:64rem] md:[--placeholder-height:45rem] page grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[1fr_1.35fr] lg:py-24"
  >
    <div className="grid content-start gap-4">
      <p className="eyebrow">Relógio justo</p>
      <h2 id="relogio" className="text-3xl">
        O que conta é o tempo em que os dois estiveram lá
      </h2>
      <p className="text-quiet">
        Só vale o relógio do servidor, segundo a segundo. Se a conexão de alguém cai, a cobrança para no último instante
        em que os dois estavam presentes. Se o consultor passa 45 segundos em silêncio, ela também para. O valor é
        arredondado para baixo, no centavo, a seu favor.
      </p>
    </div>
    <figure className="rounded-lg border border-line bg-surface p-5 sm:p-8">
      <figcaption className="mb-5 flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-display text-lg">Exemplo de uma consulta</span>
        <span className="text-quiet text-sm">
          <Money amount={PRICE_PER_MINUTE} /> por minuto
        </span>
      </figcaption>
      <div aria-hidden="true" className="mb-6 flex h-10 overflow-hidden rounded-sm border border-edge">
        {STRETCHES.map(({ words, ms, counts }) => (
          <div key={words} style={{ flexGrow: ms }} className={counts ? 'bg-accent' : 'hatched basis-0 bg-surface'} />
        ))}
      </div>
      <ul className="text-sm">
        {STRETCHES.map(({ words, ms, counts }) => (
          <li key={words} className="flex items-center gap-3 border-line border-t py-2.5">
            <span
              aria-hidden="true"
              className={`size-3 shrink-0 rounded-sm border border-edge ${counts ? 'bg-accent' : 'hatched'}`}
            />
            <span className="flex-1">
              {words}
              {!counts && <span className="block text-quiet text-xs sm:ml-2 sm:inline">não se paga</span>}
            </span>
            <Duration ms={ms} className={`w-22 text-right ${counts ? '' : 'text-quiet line-through'}`} />
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid gap-1 border-ink border-t pt-4">
        <div className="flex justify-between gap-4 text-quiet text-sm">
          <dt>Na sala, do começo ao fim</dt>
          <dd>
            <Duration ms={totalMs} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 text-sm">
          <dt>Tempo juntos, que é o que se paga</dt>
          <dd>
            <Duration ms={together} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 pt-2">
          <dt className="font-semibold">Valor da consulta</dt>
          <dd className="font-display text-2xl">
            <Money amount={portion(PRICE_PER_MINUTE, BigInt(together), 60_000n)} />
          </dd>
        </div>
      </dl>
    </figure>
  </section>
)
