import type { Day } from '../../birth-day.rules.ts'
import { formatReduction, formatReduced, type Reduction } from '../reduction.rules.ts'
import { lifePath, personalYear, type RunningSum } from '../rules.ts'
import { NumberCard } from './number-card.tsx'

const PARTS = ['dia', 'mês', 'ano']

/** The two numbers of a date of birth: the life path by parts with its check, and the personal year. */
export const DateNumbers = ({ day, year }: { day: Day; year: number }) => {
  const { parts, total, running } = lifePath(day)
  const mood = personalYear(day, year)
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <NumberCard name="Caminho de vida" from="a data de nascimento, soma por partes" reduction={total}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {parts.map((part, at) => (
            <Row key={PARTS[at]} name={PARTS[at]!} reduction={part} />
          ))}
          <Row name="total" reduction={total} sum={parts.map(({ value }) => value).join(' + ')} />
        </dl>
        <p className="mt-3 text-quiet">
          A prova, em soma corrida: {asRow(running)}. {agreement(total, running.total)}
        </p>
      </NumberCard>
      <NumberCard
        name={`Ano pessoal de ${year}`}
        from="dia e mês do nascimento com o ano corrente"
        reduction={mood.total}
      >
        <p>{asRow(mood)}</p>
        {mood.total.value !== mood.total.root && (
          <p className="mt-2 text-quiet">Muitos param aqui; outros reduzem a {mood.total.root}.</p>
        )}
      </NumberCard>
    </div>
  )
}

const Row = ({ name, reduction, sum }: { name: string; reduction: Reduction; sum?: string }) => (
  <>
    <dt className="text-quiet">{name}</dt>
    <dd>
      {sum && `${sum} = ${reduction.from}`}
      {sum && reduction.steps.length > 0 && '; '}
      {(!sum || reduction.steps.length > 0) && formatReduction(reduction)}
      {!sum && reduction.value > 9 && ' (guarda)'}
    </dd>
  </>
)

const asRow = ({ digits, total }: RunningSum) =>
  `${digits.join(' + ')} = ${total.from}${total.steps.length > 0 ? `; ${formatReduction(total)}` : ''}`

const agreement = (byParts: Reduction, running: Reduction) =>
  byParts.value === running.value
    ? 'Os dois modos concordam.'
    : `Os dois modos dão etiquetas diferentes, ${formatReduced(byParts)} e ${formatReduced(running)}, e a mesma raiz, ${byParts.root}: nenhum errou.`
