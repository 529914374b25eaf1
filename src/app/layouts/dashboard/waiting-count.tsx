import { countWords } from './sections.ts'

/** How many wait in a section; nothing when nobody does. */
export const WaitingCount = ({ of }: { of: number | undefined }) =>
  of ? (
    <span className="ml-auto rounded-full bg-metal-wash px-2 font-semibold text-metal-ink text-xs tabular-nums">
      <span className="sr-only">, esperando: </span>
      {countWords(of)}
    </span>
  ) : null
