import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { Chevron } from '#browser/kit/layout/chevron.tsx'
import { formatBRL } from '#shared/money.ts'
import { MOST_MINUTES, LEAST_MINUTES } from '../../recommendation.rules.ts'
import { AMOUNTS } from '../../usage.rules.ts'
import { EXAMPLE_PRICES, minutesIn, priceIn } from './advice-address.ts'

const PATH = '/comprar'
const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-5 transition-colors duration-150 hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent'

type Props = { address: URLSearchParams; consultant: { id: string } | undefined }

/**
 * The answers to "Quanto você conversa por mês?" as links, and a form for any other time and price. All of it is in the
 * address, so it works before hydration and can be sent to somebody.
 */
export function UsageQuestion({ address, consultant }: Props) {
  const chosen = minutesIn(address)
  const isOther = address.has('preco') || (chosen !== undefined && AMOUNTS.every(([minutes]) => minutes !== chosen))
  return (
    <section aria-label="A sua resposta" className="grid gap-4">
      <ul className="flex flex-wrap gap-2.5">
        {AMOUNTS.map(([minutes, words]) => (
          <li key={minutes}>
            <a
              href={pathWith(address, minutes)}
              aria-current={minutes === chosen ? 'true' : undefined}
              className={CHIP}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
      <details key={String(address)} open={isOther} className="group">
        <summary className="inline-flex min-h-10 list-none items-center gap-2 font-semibold text-accent text-sm [&::-webkit-details-marker]:hidden">
          {consultant ? 'Outro tempo' : 'Outro tempo, ou outro preço por minuto'}
          <Chevron />
        </summary>
        <form
          action={PATH}
          method="get"
          className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-[12rem_14rem_auto] sm:justify-start"
        >
          <Field
            label="Minutos por mês"
            name="minutos"
            type="number"
            inputMode="numeric"
            min={LEAST_MINUTES}
            max={MOST_MINUTES}
            defaultValue={chosen ?? ''}
            placeholder="90"
            required
          />
          {consultant ? (
            <input type="hidden" name="consultor" value={consultant.id} />
          ) : (
            <Select label="Preço do minuto" name="preco" defaultValue={String(priceIn(address))}>
              {EXAMPLE_PRICES.map((price) => (
                <option key={price} value={String(price)}>
                  {formatBRL(price)}
                </option>
              ))}
            </Select>
          )}
          <Button type="submit" variant="secondary" className="max-sm:col-span-2">
            Fazer a conta
          </Button>
        </form>
      </details>
    </section>
  )
}

function pathWith(address: URLSearchParams, minutes: number): string {
  const kept = ['consultor', 'preco'].flatMap((name) => {
    const value = address.get(name)
    return value ? [[name, value]] : []
  })
  return `${PATH}?${new URLSearchParams([['minutos', String(minutes)], ...kept])}`
}
