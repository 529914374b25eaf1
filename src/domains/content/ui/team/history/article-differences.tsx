import { useMemo } from 'react'
import { type ArticleFields, PLATES } from '../../../articles/fields.rules.ts'
import { type DifferenceLine, differencesOf, shortened } from '../../../revisions/differences.rules.ts'
import { CATEGORIES } from '../../../rules.ts'

type Props = { older: ArticleFields; newer: ArticleFields; olderWords: string; newerWords: string }

const LINES: readonly [label: string, valueOf: (fields: ArticleFields) => string][] = [
  ['Título', ({ title }) => title],
  ['Endereço', ({ slug }) => slug],
  ['Resumo', ({ excerpt }) => excerpt],
  ['Categoria', ({ category }) => CATEGORIES[category]],
  ['Quem assina', ({ author }) => author],
  ['Fontes', ({ sources }) => sources.join('\n')],
  ['Gravura', ({ emblem }) => PLATES[emblem]],
  ['Imagem', ({ picture }) => (picture ? `${picture.slice(0, 12)}…` : 'nenhuma')],
  ['Texto', ({ markdown }) => markdown],
]

/** What two revisions of an article do not have in common, field by field and line by line. */
export function ArticleDifferences({ older, newer, olderWords, newerWords }: Props) {
  const changed = useMemo(
    () =>
      LINES.flatMap(([label, valueOf]) => {
        const [before, after] = [valueOf(older), valueOf(newer)]
        return before === after ? [] : [{ label, lines: shortened(differencesOf(before, after)) }]
      }),
    [older, newer],
  )
  if (changed.length === 0) return <p className="text-quiet text-sm">As duas dizem o mesmo.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
      <p className="text-quiet">
        <span aria-hidden="true">− </span>
        <del className="no-underline">{olderWords}</del> · <span aria-hidden="true">+ </span>
        <ins className="no-underline">{newerWords}</ins>
      </p>
      {changed.map(({ label, lines }) => (
        <section key={label} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <h4 className="font-semibold">{label}</h4>
          <div className="max-h-96 overflow-y-auto rounded-md border border-line font-mono text-xs">
            {lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no identity and never move
              <Line key={at} line={line} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const LOOK = 'block whitespace-pre-wrap wrap-anywhere px-3 py-0.5 no-underline'

function Line({ line }: { line: DifferenceLine | undefined }) {
  if (!line) return <p className="px-3 py-0.5 text-quiet">…</p>
  const text = line.text || '\u00a0'
  if (line.in === 'both') return <p className={LOOK}>{`  ${text}`}</p>
  return line.in === 'older' ? (
    <del className={`${LOOK} bg-bad-wash`}>{`− ${text}`}</del>
  ) : (
    <ins className={`${LOOK} bg-good-wash`}>{`+ ${text}`}</ins>
  )
}
