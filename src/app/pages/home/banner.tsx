type Props = { words: string; link: { words: string; href: string } | null }

/** A line that the team wrote, above everything else of the home page. */
export const Banner = ({ words, link }: Props) => (
  <aside aria-label="Aviso da casa" className="border-metal border-b bg-metal-wash text-metal-ink">
    <p className="page py-2.5 text-center text-sm">
      {words}
      {link && (
        <>
          {' '}
          <a href={link.href} className="font-semibold underline">
            {link.words}
          </a>
        </>
      )}
    </p>
  </aside>
)
