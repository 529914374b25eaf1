import { Chevron } from '#browser/kit/layout/chevron.tsx'

type Props = { parts: readonly { id: string; words: string }[] }

/** The headings of a text as links, always visible beside it. */
export const TableOfContents = ({ parts }: Props) =>
  parts.length > 1 && (
    <aside className="hidden lg:block">
      <nav aria-labelledby="indice" className="sticky top-28 border-line border-l pl-5 text-sm">
        <h2 id="indice" className="eyebrow mb-3">
          Neste texto
        </h2>
        <TocLinks parts={parts} />
      </nav>
    </aside>
  )

/** The same for narrow screens: collapsed above the text. */
export const FoldedTableOfContents = ({ parts }: Props) =>
  parts.length > 1 && (
    <details className="group mb-8 max-w-[68ch] border-line border-y text-sm lg:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between gap-6 [&::-webkit-details-marker]:hidden">
        <span className="eyebrow">Neste texto</span>
        <Chevron />
      </summary>
      <nav aria-label="Neste texto" className="pb-4">
        <TocLinks parts={parts} />
      </nav>
    </details>
  )

const TocLinks = ({ parts }: Props) => (
  <ol className="grid gap-1">
    {parts.map(({ id, words }) => (
      <li key={id}>
        <a href={`#${id}`} className="block py-1 text-quiet hover:text-accent">
          {words}
        </a>
      </li>
    ))}
  </ol>
)
