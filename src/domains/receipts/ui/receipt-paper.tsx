import { Ornament } from '#browser/kit/art/ornament.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import type { ReceiptLine, Segment } from '../every-kind/paper.rules.ts'
import type { ReceiptContent } from '../rules.ts'
import { receiptInWords } from '../wording.rules.ts'

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

/** Every interval in which both were present, to the millisecond. */
const SegmentTable = ({ stretches }: { stretches: readonly Segment[] }) => {
  const isCall = stretches.some(({ how }) => how)
  return (
    <details>
      <summary className="prose-link w-fit text-sm">Ver os trechos com prova, milissegundo por milissegundo</summary>
      <div className="mt-3">
        <Table caption="Trechos em que os dois estavam na conversa (horário de São Paulo)">
          <thead>
            <tr>
              <th scope="col">De</th>
              <th scope="col">Até</th>
              {isCall && <th scope="col">Como</th>}
              <th scope="col">Segundos</th>
            </tr>
          </thead>
          <tbody>
            {stretches.map(({ from, to, seconds, how }) => (
              <tr key={from}>
                <td>{from}</td>
                <td>{to}</td>
                {isCall && <td>{how}</td>}
                <td>{seconds}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  )
}
