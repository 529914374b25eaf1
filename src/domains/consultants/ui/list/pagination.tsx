import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { addressWith } from './list-address.ts'

/** Links to the previous and the next page, and the present one. */
export const Pagination = ({
  address,
  base,
  page,
  pages,
}: {
  address: URLSearchParams
  base?: string | undefined
  page: number
  pages: number
}) =>
  pages > 1 && (
    <nav
      aria-label="Páginas da lista"
      className="mt-10 grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-line border-t pt-6"
    >
      {page > 1 ? (
        <LinkButton
          rel="prev"
          variant="secondary"
          className="justify-self-start"
          href={addressWith(address, { pagina: page > 2 ? String(page - 1) : '' }, base)}
        >
          Anteriores
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="text-quiet text-sm tabular-nums">
        Página {page} de {pages}
      </p>
      {page < pages ? (
        <LinkButton
          rel="next"
          variant="secondary"
          className="justify-self-end"
          href={addressWith(address, { pagina: String(page + 1) }, base)}
        >
          Próximos
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  )
