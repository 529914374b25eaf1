import { useMemo } from 'react'
import { type DifferenceLine, differencesOf, shortened } from '../../../revisions/differences.rules.ts'

/** What a revision says, field by field, each with its name on screen. */
export type Labelled = readonly (readonly [label: string, value: string])[]
type Props = { older: Labelled; newer: Labelled; olderWords: string; newerWords: string }

/** What two revisions do not have in common, field by field and line by line. */
export function Differences({ older, newer, olderWords, newerWords }: Props) {
  const changed = useMemo(() => {
    const after = new Map(newer)
    return older.flatMap(([label, before]) => {
      const now = after.get(label) ?? ''
      return before === now ? [] : [{ label, lines: shortened(differencesOf(before, now)) }]
    })
  }, [older, newer])
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
          <p className="font-semibold">{label}</p>
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
            tabIndex={0}
            role="group"
            aria-label={`Mudanças: ${label}`}
            className="max-h-96 overflow-y-auto rounded-md border border-line font-mono text-xs"
          >
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
