import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { useMediaQuery } from '#browser/use-media-query.ts'
import type { Column } from '../lists.rules.ts'
import { Cell } from './cell.tsx'
import { ChoiceBox } from './choice-box.tsx'
import { moveByKeys } from './row-keys.ts'

export type Row = Readonly<Record<string, unknown>> & { id: string }
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

type Props = {
  caption: string
  rows: readonly Row[]
  columns: readonly Column[]
  shown: readonly Column[]
  chosen: RowSelectionState
  onChoose: (next: (before: RowSelectionState) => RowSelectionState) => void
  /** Where the first cell of a row leads. */
  hrefOf: (id: string) => string
  openId: string | null
}

/** Rows of a list as a table, on a phone as cards: chosen with a box, opened by their first cell, moved in by keys. */
export function DataTable({ caption, rows, columns, shown, chosen, onChoose, hrefOf, openId }: Props) {
  const isNarrow = useMediaQuery('(max-width: 47.99rem)')
  const defs = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.key,
          header: column.title,
          accessorFn: (row) => row[column.key],
        }),
      ),
    [columns],
  )
  const visibility = useMemo(
    () => Object.fromEntries(columns.map(({ key }) => [key, shown.some((one) => one.key === key)])),
    [columns, shown],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: (row) => row.id,
    state: { rowSelection: chosen, columnVisibility: visibility },
    onRowSelectionChange: (update) => onChoose((before) => (typeof update === 'function' ? update(before) : update)),
  })
  const columnOf = (id: string) => columns.find(({ key }) => key === id)!
  const all = table.getRowModel().rows
  const keys = moveByKeys((id) => table.getRow(id)?.toggleSelected())
  const counted = all.filter((row) => row.getIsSelected())
  const summed = counted.length > 0 ? counted : all
  const sums = shown.some(({ sums: isSummed }) => isSummed)
  const opening = (id: string, first: Column, value: unknown) => (
    <a
      href={hrefOf(id)}
      data-row={id}
      aria-current={openId === id ? 'true' : undefined}
      className="font-semibold hover:text-accent hover:underline"
    >
      <Cell column={first} value={value} isLink />
    </a>
  )
  const box = (row: (typeof all)[number]) => (
    <ChoiceBox label="Escolher esta linha" checked={row.getIsSelected()} onChange={() => row.toggleSelected()} />
  )
  if (isNarrow)
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows' links have the focus
      <ul aria-label={caption} onKeyDown={keys} className="grid gap-3">
        {all.map((row) => (
          <li
            key={row.id}
            className={classes(
              'grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-lg border border-line bg-surface p-3 [&_.whitespace-nowrap]:whitespace-normal',
              openId === row.id && 'border-accent',
            )}
          >
            {row.getVisibleCells().map((cell, at) => {
              const column = columnOf(cell.column.id)
              return at === 0 ? (
                <div key={cell.id} className="flex items-start justify-between gap-3">
                  {opening(row.id, column, cell.getValue())}
                  {box(row)}
                </div>
              ) : (
                <p key={cell.id} className="flex flex-wrap justify-between gap-x-3 text-sm">
                  <span className="text-quiet">{column.title}</span>
                  <Cell column={column} value={cell.getValue()} />
                </p>
              )
            })}
          </li>
        ))}
      </ul>
    )
  return (
    <Table caption={caption} onKeyDown={keys} className="[&_td]:py-1.5! [&_th]:py-1.5!">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            <th scope="col" className="w-9">
              <ChoiceBox
                label="Escolher todas desta página"
                checked={all.length > 0 && table.getIsAllRowsSelected()}
                onChange={() => table.toggleAllRowsSelected()}
              />
            </th>
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={classes('whitespace-nowrap', columnOf(header.id).as === 'money' && 'text-right')}
              >
                {columnOf(header.id).title}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {all.map((row) => (
          <tr
            key={row.id}
            className={classes('hover:bg-accent-wash', (openId === row.id || row.getIsSelected()) && 'bg-metal-wash')}
          >
            <td>{box(row)}</td>
            {row.getVisibleCells().map((cell, at) => {
              const column = columnOf(cell.column.id)
              return (
                <td key={cell.id} className={classes(column.as === 'money' && 'text-right')}>
                  {at === 0 ? (
                    opening(row.id, column, cell.getValue())
                  ) : (
                    <Cell column={column} value={cell.getValue()} />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      {sums && all.length > 0 && (
        <tfoot>
          <tr className="font-semibold">
            <th scope="row">Soma</th>
            {shown.map((column, at) => (
              <td key={column.key} className={classes('whitespace-nowrap', column.as === 'money' && 'text-right')}>
                {column.sums ? (
                  <Money amount={summed.reduce((sum, { original }) => sum + (original[column.key] as bigint), 0n)} />
                ) : (
                  at === 0 && (counted.length > 0 ? 'Das escolhidas' : 'Nesta página')
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  )
}
