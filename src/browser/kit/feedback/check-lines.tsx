import { Check as Yes } from '#browser/icons/check.ts'
import { X as No } from '#browser/icons/x.ts'

/** One line of a check: what was checked, whether it holds, and what was found. */
export type CheckedLine = { key: string; what: string; holds: boolean; found: string }

/** The checks that this browser computed itself, line by line. */
export const CheckLines = ({ lines }: { lines: readonly CheckedLine[] }) => (
  <ol className="grid gap-px overflow-hidden rounded-md border border-line bg-line">
    {lines.map(({ key, what, holds, found }) => (
      <li
        key={key}
        className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 bg-surface px-4 py-3 text-sm sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]"
      >
        {holds ? (
          <Yes aria-hidden="true" size={20} className="text-good" />
        ) : (
          <No aria-hidden="true" size={20} className="text-bad" />
        )}
        <span>
          {what}
          <strong className={`block font-semibold text-xs ${holds ? 'text-good' : 'text-bad'}`}>
            {holds ? 'Confere' : 'Não confere'}
          </strong>
        </span>
        <span className="col-start-2 wrap-anywhere text-quiet tabular-nums sm:col-start-3 sm:max-w-80 sm:text-right">
          {found}
        </span>
      </li>
    ))}
  </ol>
)

/** The overall result of a check. */
export const Verdict = ({ holds, children }: { holds: boolean; children: string }) => (
  <p className={`rounded-md px-4 py-3 font-semibold ${holds ? 'bg-good-wash text-good' : 'bg-bad-wash text-bad'}`}>
    {children}
  </p>
)
