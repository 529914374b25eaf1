import { Duration } from '#browser/kit/display/duration.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { costOf } from '#shared/whole-seconds.ts'

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
    className="grid content-start gap-x-8 gap-y-4 md:max-lg:grid-cols-[1fr_1.7fr] md:max-lg:grid-rows-[auto_1fr]"
  >
    <h2 id="relogio" className="text-2xl">
      Relógio justo: conta o tempo em que os dois estiveram lá
    </h2>
    <figure className="rounded-lg border border-line bg-surface p-4 sm:p-5 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-semibold">Exemplo de uma consulta</span>
        <span className="text-quiet text-sm">
          <Money amount={PRICE_PER_MINUTE} /> por minuto
        </span>
      </figcaption>
      <div aria-hidden="true" className="mb-3 flex h-6 overflow-hidden rounded-sm border border-edge">
        {STRETCHES.map(({ words, ms, counts }) => (
          <div key={words} style={{ flexGrow: ms }} className={counts ? 'bg-accent' : 'hatched basis-0 bg-surface'} />
        ))}
      </div>
      <table className="w-full text-sm">
        <tbody>
          {STRETCHES.map(({ words, ms, counts }) => (
            <tr key={words} className="border-line border-b">
              <th scope="row" className="wrap-anywhere py-1 pr-3 text-left font-normal">
                {words}
                {!counts && <span className="text-quiet">, não se paga</span>}
              </th>
              <td className="text-right md:w-24">
                <Duration ms={ms} className={counts ? '' : 'text-quiet line-through'} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="wrap-anywhere pt-2 pr-3 text-left font-normal text-quiet [&_time]:text-wrap">
              Tempo juntos, de <Duration ms={totalMs} /> na sala
            </th>
            <td className="pt-2 text-right">
              <Duration ms={together} />
            </td>
          </tr>
          <tr>
            <th scope="row" className="text-left font-semibold">
              Valor da consulta
            </th>
            <td className="text-right font-display text-xl">
              <Money amount={costOf(PRICE_PER_MINUTE, BigInt(together))} />
            </td>
          </tr>
        </tbody>
      </table>
    </figure>
    <p className="text-quiet text-sm">
      Vale só o relógio do servidor, em segundos inteiros, e o valor é arredondado para baixo, no centavo. Cada recibo
      tem um código público, e qualquer pessoa refaz a conta:{' '}
      <a href="/relatorios" className="prose-link">
        conferir um recibo
      </a>
      .
    </p>
  </section>
)
