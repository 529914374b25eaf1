import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Maximize } from '#browser/icons/maximize.ts'
import { Minimize } from '#browser/icons/minimize.ts'
import { X } from '#browser/icons/x.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import type { Consultation } from '../../../state/contract.ts'
import type { RoomEvent } from '../../../room/contract.ts'
import { isTheirs } from '../../../table/acts.rules.ts'
import { keptLayoutOf, TABLE_LAYOUTS } from '../../../table/layouts.rules.ts'
import {
  hasBegun,
  isFilled,
  isFinished,
  isShown,
  onTheCloth,
  type Spread,
  spreadsOf,
} from '../../../table/spread.rules.ts'
import { counterpartOf } from '../../counterpart.ts'
import { CheckSpread } from './check-spread.tsx'
import { Choose } from './choose.tsx'
import { Cloth } from './cloth.tsx'
import { Fold } from './fold.tsx'
import { KeepSpread } from './keep-spread.tsx'
import { HexagramTable } from './hexagram-table.tsx'
import { OpenForm } from './open-form.tsx'
import { tableEventsOf } from './read-table.ts'
import { countOf, PIECES, promptOf, spreadAfter, whichOf, wordsOfAct } from './table-words.ts'
import { type Table, useTable } from './use-table.ts'

type Props = {
  consultation: Consultation
  events: readonly RoomEvent[]
  /** It takes as much of the window as there is. */
  isLarge: boolean
  onLarge: (isLarge: boolean) => void
  onClose: () => void
  /** An event of this number must come. */
  onExpect: (seq: number) => void
}

/** The cloth that both see: a sheet above the field for messages, or a column beside them. */
export function RoomTable({ consultation: c, events, isLarge, onLarge, onClose, onExpect }: Props) {
  const acts = useMemo(() => tableEventsOf(events), [events])
  const spread = useMemo(() => onTheCloth(spreadsOf(acts)), [acts])
  const table = useTable(c, onExpect)
  const last = acts.at(-1)
  const lastSpread = last && spreadAfter(acts, last)
  const said = last && lastSpread ? `${wordsOfAct(last, lastSpread, c)}.` : ''
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section
      aria-label="Mesa"
      className="@container flex h-full min-h-0 flex-col bg-ground"
      onPointerMove={table.onMove}
    >
      <header className="flex items-center gap-2 border-line border-b bg-surface py-1 pr-1 pl-4">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate text-lg focus:outline-none">
          {spread ? TABLE_LAYOUTS[spread.layout].name : 'Mesa'}
        </h2>
        {spread && c.you === 'consultant' && (
          <Button variant="quiet" size="sm" onClick={() => void table.act(spread, { type: 'put_away' })}>
            {isFinished(spread) ? 'Nova tiragem' : 'Recolher'}
          </Button>
        )}
        <IconButton
          label={isLarge ? 'Diminuir a mesa' : 'Ampliar a mesa'}
          className="lg:hidden"
          onClick={() => onLarge(!isLarge)}
        >
          {isLarge ? <Minimize strokeWidth={1.5} /> : <Maximize strokeWidth={1.5} />}
        </IconButton>
        <IconButton label="Fechar a mesa" onClick={onClose}>
          <X strokeWidth={1.5} />
        </IconButton>
      </header>
      <div
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-sunken px-3 py-3 sm:px-6 sm:py-5"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls
        tabIndex={0}
        role="group"
        aria-label="O que está na mesa"
      >
        <div className="grid gap-3 sm:gap-4">
          <p role="status" className="text-balance text-center text-quiet text-sm">
            {said}
          </p>
          {table.fault && (
            <p role="alert" className="text-balance text-center font-medium text-bad text-sm">
              {table.fault}
            </p>
          )}
          {spread ? <Lying spread={spread} consultation={c} table={table} /> : <Empty consultation={c} table={table} />}
        </div>
      </div>
    </section>
  )
}

type PartProps = { consultation: Consultation; table: Table }

const Empty = ({ consultation: c, table }: PartProps) =>
  c.you === 'consultant' ? (
    <OpenForm clientName={c.client.name} isBusy={table.isBusy} onOpen={(opening) => void table.open(opening)} />
  ) : (
    <p className="text-balance py-6 text-center text-quiet">
      A mesa está livre. {counterpartOf(c).name} abre uma tiragem quando quiser, e você vê tudo daqui.
    </p>
  )

function Lying({ spread, consultation: c, table }: PartProps & { spread: Spread }) {
  const { you } = c
  const mayTurn = isTheirs(spread, you, 'turn')
  const turn = (place: number) => void table.act(spread, { type: 'turn', place })
  const next = spread.places.findIndex((place) => isFilled(place) && !isShown(place))
  const mayDraw = spread.drawer === you && spread.places.some((place) => !isFilled(place))
  return (
    <>
      <p className="text-balance text-center font-display text-lg leading-snug empty:hidden sm:text-xl">
        {promptOf(spread, c)}
      </p>
      <Drawing spread={spread} consultation={c} table={table} />
      {spread.kind === 'iching' ? (
        <HexagramTable
          spread={spread}
          mayThrow={mayDraw}
          isBusy={table.isBusy}
          onThrow={(place) => void table.actWithPart(spread, you, { type: 'throw', place })}
        />
      ) : (
        <>
          {mayTurn && spread.places.length > MOST_AT_A_GLANCE && next >= 0 && (
            <div className="flex justify-center">
              <Button size="sm" busy={table.isBusy} onClick={() => turn(next)}>
                Virar a {whichOf(spread, next)}
              </Button>
            </div>
          )}
          <Cloth spread={spread} mayTurn={mayTurn} onTurn={turn} />
        </>
      )}
      {isFinished(spread) && you === 'client' && spread.kind === 'tarot' && keptLayoutOf(spread.layout) && (
        <KeepSpread key={spread.id} consultationId={c.id} spread={spread} />
      )}
      {isFinished(spread) && (
        <div className="border-line border-t">
          <Fold summary="Conferir este sorteio">
            <CheckSpread consultationId={c.id} spread={spread} names={c} />
          </Fold>
        </div>
      )}
    </>
  )
}

/** More of them do not fit on a phone at once: the next one is turned without looking for it. */
const MOST_AT_A_GLANCE = 3

/** What comes before something lies there: the deck to choose from, the one press of who draws, or a cut. */
function Drawing({ spread, consultation: { you }, table }: PartProps & { spread: Spread }): ReactNode {
  const { kind, drawer } = spread
  const isYours = drawer === you
  if (isYours && kind !== 'iching' && spread.places.some((place) => !isFilled(place)))
    return drawer === 'client' ? (
      <Choose
        spread={spread}
        isBusy={table.isBusy}
        onChoose={(place, position) => void table.actWithPart(spread, you, { type: 'lay', place, position })}
      />
    ) : (
      <div className="flex justify-center">
        <Button busy={table.isBusy} onClick={() => void table.actWithPart(spread, you, { type: 'draw' })}>
          {`Embaralhar e tirar ${countOf(spread)}`}
        </Button>
      </div>
    )
  if (isYours || hasBegun(spread)) return null
  const hasMixed = spread.parts.some(({ by }) => by === you)
  return (
    <div className={classes('grid justify-items-center gap-1', hasMixed && 'hidden')}>
      <Button variant="secondary" size="sm" busy={table.isBusy} onClick={() => void table.mix(spread)}>
        {you === 'client' && kind === 'tarot' ? 'Cortar o baralho' : `Misturar ${PIECES[kind].deck}`}
      </Button>
      <span className="text-quiet text-xs">Assim a sua mão também entra no sorteio.</span>
    </div>
  )
}
