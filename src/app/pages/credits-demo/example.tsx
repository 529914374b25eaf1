import { type ReactNode, useEffect, useState } from 'react'
import { Pause } from '#browser/icons/pause.ts'
import { Play } from '#browser/icons/play.ts'
import { RotateCcw } from '#browser/icons/rotate-ccw.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { Money } from '#browser/kit/display/money.tsx'
import { formatDuration } from '#shared/dates.ts'
import { billedSeconds, chargedAt, END_SECONDS, EXAMPLE_HOLD, EXAMPLE_PRICE, SCENES, sceneAt } from './scenes.ts'

const TICK_MS = 250

/** An example consultation of one minute, played at four times its speed. Any second can also be chosen by hand. */
export function Example() {
  const [second, setSecond] = useState(0)
  const [plays, setPlays] = useState(false)
  const isOver = second >= END_SECONDS
  useEffect(() => {
    if (!plays || isOver) return
    const timer = setInterval(() => setSecond((now) => Math.min(now + 1, END_SECONDS)), TICK_MS)
    return () => clearInterval(timer)
  }, [plays, isOver])
  const { words, runs } = sceneAt(second)
  const charged = chargedAt(second)
  return (
    <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8">
      <div className="flex h-4 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        {SCENES.map((scene, at) => {
          const until = SCENES[at + 1]?.fromSeconds ?? END_SECONDS
          const part = Math.max(0, Math.min(second, until) - scene.fromSeconds)
          return (
            <span
              key={scene.fromSeconds}
              style={{ width: `${(100 * (until - scene.fromSeconds)) / END_SECONDS}%` }}
              className="border-ground border-r"
            >
              <span
                className={classes('block h-full', scene.runs ? 'bg-good' : 'hatched')}
                style={{ width: `${(100 * part) / (until - scene.fromSeconds)}%` }}
              />
            </span>
          )
        })}
      </div>
      <dl className="pairs grid gap-4 sm:grid-cols-4">
        <Figure name="Passaram">{formatDuration(second * 1000)}</Figure>
        <Figure name="Cobrados">{formatDuration(billedSeconds(second) * 1000)}</Figure>
        <Figure name="Custou">
          <Money amount={charged} />
        </Figure>
        <Figure name={isOver ? 'Voltou ao saldo' : 'Reservado'}>
          <Money amount={isOver ? EXAMPLE_HOLD - charged : EXAMPLE_HOLD} />
        </Figure>
      </dl>
      <p aria-live="polite" className="min-h-12 text-lg">
        <span className={classes('mr-1 font-semibold', runs ? 'text-good' : 'text-quiet')}>
          {runs ? 'Relógio andando.' : 'Relógio parado.'}
        </span>
        {words}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={() => (isOver ? (setSecond(0), setPlays(true)) : setPlays(!plays))}>
          {isOver ? (
            <RotateCcw aria-hidden="true" className="size-4" />
          ) : plays ? (
            <Pause aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )}
          {isOver ? 'Ver de novo' : plays ? 'Pausar o exemplo' : 'Rodar o exemplo'}
        </Button>
        <label className="grid flex-1 basis-60 gap-1 text-sm">
          <span className="text-quiet">Ou escolha o segundo</span>
          <input
            type="range"
            min={0}
            max={END_SECONDS}
            value={second}
            aria-valuetext={`${second} segundos`}
            onChange={(event) => {
              setPlays(false)
              setSecond(event.currentTarget.valueAsNumber)
            }}
            className="h-6 w-full accent-(--accent)"
          />
        </label>
      </div>
      <p className="text-quiet text-sm">
        Exemplo a <Money amount={EXAMPLE_PRICE} /> por minuto. Nada aqui mexe em saldo de ninguém.
      </p>
    </div>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-quiet text-sm">{name}</dt>
    <dd className="font-display text-2xl tabular-nums">{children}</dd>
  </div>
)
