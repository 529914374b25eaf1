import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Crop } from '../../portraits/rules.ts'
import { centred, moved, zoomed } from './crop.ts'

type Props = { url: string; width: number; height: number; crop: Crop; onChange: (crop: Crop) => void }

const FRAME = 288
const STEP = 0.02
/** Keys as in a map: arrows move the picture’s window, plus and minus bring it nearer. */
const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A photo behind the disc of a portrait, moved by finger, mouse, wheel or keys. It is only CSS: nothing is drawn. */
export function CropFrame({ url, width, height, crop, onChange }: Props) {
  const held = useRef<{ x: number; y: number; crop: Crop }>(undefined)
  const picture = { width, height }
  const pixels = FRAME / (crop.side * Math.min(width, height))

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    const step = event.shiftKey ? STEP * 5 : STEP
    if (move) onChange(moved(crop, picture, move[0] * step, move[1] * step))
    else if (event.key === '+' || event.key === '=') onChange(zoomed(crop, picture, crop.side - STEP))
    else if (event.key === '-') onChange(zoomed(crop, picture, crop.side + STEP))
    else if (event.key === '0') onChange(centred(picture))
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY, crop }
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = held.current
    if (!from) return
    const part = from.crop.side / FRAME
    onChange(moved(from.crop, picture, (from.x - event.clientX) * part, (from.y - event.clientY) * part))
  }
  const letGo = () => (held.current = undefined)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys
    <div
      role="application"
      aria-label="Recorte da foto. Setas movem, mais e menos aproximam e afastam, zero centraliza."
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the crop is moved by keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onWheel={(event) => onChange(zoomed(crop, picture, crop.side * (event.deltaY > 0 ? 1.05 : 0.95)))}
      className="relative mx-auto size-72 cursor-move touch-none select-none overflow-hidden rounded-md bg-sunken"
    >
      <img
        src={url}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: width * pixels,
          height: height * pixels,
          left: -crop.left * Math.min(width, height) * pixels,
          top: -crop.top * Math.min(width, height) * pixels,
        }}
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full border-2 border-surface shadow-[0_0_0_200px_var(--veil)]"
      />
    </div>
  )
}
