import { classes } from '../layout/classes.ts'

type Props = { page: number; pages: number; hrefOf: (page: number) => string; label?: string }
const CELL = 'grid min-h-11 min-w-11 place-items-center rounded-md px-3 tabular-nums'
const LINK = `${CELL} text-ink hover:bg-accent-wash hover:text-accent`

/** The pages of a list as plain links. Nothing when there is only one. */
export const Pagination = ({ page, pages, hrefOf, label = 'Páginas' }: Props) =>
  pages > 1 && (
    <nav
      aria-label={label}
      className="mt-10 grid grid-cols-[1fr_1fr] items-center gap-1 border-line border-t pt-6 sm:grid-cols-[1fr_auto_1fr]"
    >
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev" className={classes(LINK, 'justify-self-start')}>
          ← Anterior
        </a>
      ) : (
        <span />
      )}
      <ol className="order-first col-span-2 flex justify-center gap-1 sm:order-none sm:col-span-1">
        {pageNumbers(page, pages).map((number, at) => (
          <li key={number || -at}>
            {number === 0 ? (
              <span className={CELL}>…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={`Página ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={classes(LINK, number === page && 'border border-edge bg-surface font-semibold')}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a href={hrefOf(page + 1)} rel="next" className={classes(LINK, 'justify-self-end')}>
          Próxima →
        </a>
      ) : (
        <span />
      )}
    </nav>
  )

/** The page numbers to show: the ends, the current one and its neighbours. 0 is a gap of two pages or more. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages]
    .filter((one, at, all) => one >= 1 && one <= pages && all.indexOf(one) === at)
    .sort((a, b) => a - b)
  return shown.flatMap((one, at) => {
    const missing = one - (shown[at - 1] ?? one - 1) - 1
    if (missing === 0) return [one]
    return missing === 1 ? [one - 1, one] : [0, one]
  })
}
