/** The chapters of a text, as links into it. */
export const Contents = ({ parts }: { parts: readonly { id: string; words: string }[] }) =>
  parts.length > 1 && (
    <nav aria-labelledby="indice" className="border-line border-l pl-5 text-sm">
      <h2 id="indice" className="chapter mb-3">
        Neste texto
      </h2>
      <ol className="grid gap-1">
        {parts.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 text-quiet hover:text-accent">
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
