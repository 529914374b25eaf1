import { type FormEvent, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { type OrderOfTeam, packParcels } from '../../team/contract.ts'
import { PieceSelect } from './piece-select.tsx'
import { useTeamAct } from './use-team-act.ts'

type Line = OrderOfTeam['lines'][number]

/** Packs what is left of an order: all of it, unless fewer pieces are chosen; the rest waits for another parcel. */
export function PackPieces({ order }: { order: OrderOfTeam }) {
  const [id, setId] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [isEmpty, setIsEmpty] = useState(false)
  const pack = useTeamAct(packParcels)
  const left = order.lines.filter(({ toPack }) => toPack > 0)
  const quantityOf = ({ n, toPack }: Line) => Math.min(chosen[n] ?? toPack, toPack)
  const lines = left.map((line) => ({ n: line.n, quantity: quantityOf(line) })).filter(({ quantity }) => quantity > 0)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const remaining = left.reduce((sum, { toPack }) => sum + toPack, 0) - pieces
  const refused = pack.data?.results[0]?.refused
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(pieces === 0)
    if (pieces === 0) return
    const { results } = await pack.mutateAsync({ parcels: [{ id, orderId: order.id, lines }] })
    if (results[0]?.refused) return
    setId(crypto.randomUUID())
    setChosen({})
    toast({ title: pieces === 1 ? 'Uma unidade está embalada' : `${pieces} unidades estão embaladas` })
  }
  return (
    <form onSubmit={(event) => void submit(event).catch(() => {})} noValidate className="grid max-w-lg gap-4">
      <h3 className="text-xl">Embalar</h3>
      {left.map((line) => (
        <PieceSelect
          key={line.n}
          label={`${line.name}: quantas vão agora, de ${line.toPack}`}
          most={line.toPack}
          value={quantityOf(line)}
          onValue={(quantity) => {
            setIsEmpty(false)
            setChosen({ ...chosen, [line.n]: quantity })
          }}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={pack.isPending} busyWords="Registrando…">
          {remaining === 0 ? 'Está tudo embalado' : 'Esta parte está embalada'}
        </Button>
        <p role="status" className="text-quiet text-sm">
          {remaining > 0 &&
            (remaining === 1
              ? 'Uma unidade fica para outro pacote.'
              : `${remaining} unidades ficam para outro pacote.`)}
        </p>
      </div>
      {isEmpty && <ErrorState>Escolha pelo menos uma unidade.</ErrorState>}
      {(pack.error || refused) && <ErrorState>{pack.error ? errorMessage(pack.error) : refused}</ErrorState>}
    </form>
  )
}
