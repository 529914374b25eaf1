import { Ornament } from '#browser/kit/art/ornament.tsx'
import { receiptInWords, type ReceiptLine } from '../receipts/wording.rules.ts'
import type { ReceiptContent } from '../receipts/rules.ts'
import { SegmentTable } from './segment-table.tsx'

/** A receipt laid out as paper: what happened, what it cost, where the money went. */
export function ReceiptPaper({ code, content }: { code: string; content: ReceiptContent }) {
  const { title, sections, segments } = receiptInWords(content)
  return (
    <article
      aria-label={`Recibo ${code}`}
      className="grid gap-6 rounded-lg border border-line bg-surface px-5 py-8 sm:px-10"
    >
      <header className="grid justify-items-center gap-2 text-center">
        <Ornament />
        <p className="eyebrow">{title}</p>
        <h2 className="text-balance font-display text-2xl tabular-nums">{code}</h2>
      </header>
      {sections.map((lines) => (
        <dl key={lines[0]!.name} className="grid border-line border-t">
          {lines.map((line) => (
            <Pair key={line.name} {...line} />
          ))}
        </dl>
      ))}
      {segments.length > 0 && <SegmentTable stretches={segments} />}
    </article>
  )
}

const Pair = ({ name, value, strong = false }: ReceiptLine) => (
  <div
    className={`flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5 ${strong ? 'font-semibold text-lg' : ''}`}
  >
    <dt className={strong ? '' : 'text-quiet'}>{name}</dt>
    <dd className="ml-auto whitespace-nowrap text-right tabular-nums">{value}</dd>
  </div>
)
