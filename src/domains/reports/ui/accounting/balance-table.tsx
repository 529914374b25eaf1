import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { accountWords, CLASS_WORDS, classOf } from '../../accounting/chart.rules.ts'
import type { Month } from './month.ts'

const total = (lines: Month['balance'], of: 'debitCents' | 'creditCents') =>
  lines.reduce((sum, line) => sum + line[of], 0n)

/** The trial balance: what stood on each kind of account before and after, and its debits and credits. */
export const BalanceTable = ({ lines }: { lines: Month['balance'] }) => (
  <Table caption="Balancete" captionShown className="[&_td]:py-2">
    <thead>
      <tr>
        <th scope="col">Conta</th>
        <th scope="col">Grupo</th>
        {['Saldo anterior', 'Débitos', 'Créditos', 'Saldo final'].map((name) => (
          <th key={name} scope="col" className="text-right">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ account, openingCents, debitCents, creditCents, closingCents }) => (
        <tr key={account}>
          <td>{accountWords(account)}</td>
          <td className="whitespace-nowrap text-quiet">{CLASS_WORDS[classOf(account)]}</td>
          <td className="text-right">
            <Money amount={openingCents} />
          </td>
          <td className="text-right">
            <Money amount={debitCents} />
          </td>
          <td className="text-right">
            <Money amount={creditCents} />
          </td>
          <td className="text-right font-semibold">
            <Money amount={closingCents} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr className="font-semibold">
        <td colSpan={3}>Soma</td>
        <td className="text-right">
          <Money amount={total(lines, 'debitCents')} />
        </td>
        <td className="text-right">
          <Money amount={total(lines, 'creditCents')} />
        </td>
        <td className="text-right font-normal text-quiet">iguais</td>
      </tr>
    </tfoot>
  </Table>
)
