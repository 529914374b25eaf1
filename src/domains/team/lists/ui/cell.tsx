import { Badge } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { hrefOfObject } from '../../objects.rules.ts'
import { stateWords } from '../../states.rules.ts'
import { cellText } from '../csv.rules.ts'
import type { Column } from '../lists.rules.ts'

/** So many letters stay in one row. */
const SHORT = 14
type Person = { id: string; name: string }

/** What a cell of a list shows. A name is a link, unless the whole cell is one (`isLink`). */
export function Cell({ column, value, isLink = false }: { column: Column; value: unknown; isLink?: boolean }) {
  if (value === null || value === undefined || value === '') return <span className="text-quiet">–</span>
  if (column.as === 'money') return <Money amount={value as bigint} />
  if (column.as === 'state') {
    const { words, tone } = stateWords(column.of, String(value))
    return <Badge tone={tone}>{words}</Badge>
  }
  if (column.as === 'person' && !isLink) {
    const { id, name } = value as Person
    return (
      <a href={hrefOfObject('person', id)} className="hover:text-accent hover:underline">
        {name}
      </a>
    )
  }
  if (value instanceof Date)
    return (
      <time dateTime={value.toISOString()} className="whitespace-nowrap tabular-nums">
        {cellText(column, value)}
      </time>
    )
  const text = cellText(column, value)
  return <span className={text.length <= SHORT ? 'whitespace-nowrap' : 'wrap-anywhere'}>{text}</span>
}
