/** Whoever looks at a rail wants to know whether there is much; the list has the number. */
const countWords = (count: number) => (count < 100 ? String(count) : '99+')

/** How many wait in a section; nothing when nobody does. */
export const WaitingCount = ({ of }: { of: number | undefined }) =>
  of ? (
    <span className="ml-auto rounded-full bg-metal-wash px-2 font-semibold text-metal-ink text-xs tabular-nums">
      <span className="sr-only">, esperando: </span>
      {countWords(of)}
    </span>
  ) : null
