import { Table } from '#browser/kit/table.tsx'
import type { ConsultationReceipt } from '../receipts/contract.ts'

const exact = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})
const seconds = (from: string, to: string) => ((Date.parse(to) - Date.parse(from)) / 1000).toLocaleString('pt-BR', { minimumFractionDigits: 3 })

/** Every stretch in which both were there, to the millisecond. */
export const SegmentTable = ({ segments }: { segments: ConsultationReceipt['segments'] }) => (
  <details>
    <summary className="prose-link w-fit text-sm">Ver os trechos cobrados, milissegundo por milissegundo</summary>
    <div className="mt-3">
      <Table caption="Trechos em que os dois estavam na conversa (horário de São Paulo)">
        <thead>
          <tr>
            <th scope="col">De</th>
            <th scope="col">Até</th>
            <th scope="col">Segundos</th>
          </tr>
        </thead>
        <tbody>
          {segments.map(({ from, to }) => (
            <tr key={from}>
              <td>{exact.format(new Date(from))}</td>
              <td>{exact.format(new Date(to))}</td>
              <td>{seconds(from, to)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  </details>
)
