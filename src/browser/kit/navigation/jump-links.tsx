/** The parts of a long page by their anchors, below its heading. */
export const JumpLinks = ({ to }: { to: readonly (readonly [id: string, words: string])[] }) => (
  <nav aria-label="Nesta página" data-print="no" className="-mt-2 mb-8">
    <ul className="flex flex-wrap gap-2">
      {to.map(([id, words]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-10 items-center rounded-full border border-line bg-surface px-3.5 text-sm hover:border-accent hover:text-accent"
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
