import { LIST_NAMES, listOf } from '#domains/team/lists/lists.rules.ts'
import { hrefOfList, type ObjectKind } from '#domains/team/objects.rules.ts'

/** The way from a page to the list that its object stands in; of what has none, to what waits today. */
export function BackTo({ kind }: { kind: ObjectKind }) {
  const list = LIST_NAMES.map(listOf).find((one) => one.kind === kind)
  return (
    <a href={hrefOfList(kind)} className="prose-link text-sm" data-print="no">
      {list?.title ?? 'Hoje'}
    </a>
  )
}
