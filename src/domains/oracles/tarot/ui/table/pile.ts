export const PILE_SIZE = 30
const [REACH, TURN] = [130, 0.5]
/** The distance of a card's centre from the edge of the table, in pixels. */
const MARGIN = { x: 40, y: 62 }

/** How far a card follows the pointer; it differs per card, so that the pile comes apart. */
const gripOf = (i: number) => 0.2 + ((i * 37) % PILE_SIZE) / PILE_SIZE

type Lying = { x: number; y: number; turn: number }
type Move = { x: number; y: number; dx: number; dy: number }
type Table = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
const roomOn = ({ clientWidth, clientHeight }: Table) => ({
  width: clientWidth / 2 - MARGIN.x,
  height: clientHeight / 2 - MARGIN.y,
})

/**
 * Cards that the pointer pushes about, measured from the centre of the table. Moved without React renders, to keep up
 * with the pointer.
 */
export class Pile {
  readonly #elements: (HTMLElement | null)[] = []
  /** The initial pile, with slight irregularities. */
  readonly #lying: Lying[] = Array.from({ length: PILE_SIZE }, (_, i) => ({
    x: ((i * 7) % 9) - 4 - i * 0.3,
    y: ((i * 5) % 7) - 3 - i * 0.5,
    turn: ((i * 11) % 13) - 6,
  }))

  hold(i: number, element: HTMLElement | null) {
    this.#elements[i] = element
    this.#lay(i)
  }

  /** The pointer moved by (dx, dy) and is now at (x, y). */
  push({ x, y, dx, dy }: Move, table: Table) {
    const { width, height } = roomOn(table)
    for (const [i, card] of this.#lying.entries()) {
      const near = 1 - Math.hypot(card.x - x, card.y - y) / REACH
      if (near <= 0) continue
      const [ofX, ofY] = [card.x - x, card.y - y]
      card.x = within(card.x + dx * near * gripOf(i), width)
      card.y = within(card.y + dy * near * gripOf(i), height)
      card.turn += ((dx * ofY - dy * ofX) / REACH) * near * TURN + (i % 2 ? 1 : -1) * near * 1.2
      this.#lay(i)
    }
  }

  /** Spreads all cards over the table at once. */
  toss(table: Table) {
    const { width, height } = roomOn(table)
    for (const [i, card] of this.#lying.entries()) {
      Object.assign(card, {
        x: (Math.random() * 2 - 1) * width * 0.85,
        y: (Math.random() * 2 - 1) * height * 0.85,
        turn: Math.random() * 360 - 180,
      })
      this.#lay(i)
    }
  }

  #lay(i: number) {
    const [element, card] = [this.#elements[i], this.#lying[i]]
    if (element && card)
      element.style.transform = `translate(${card.x.toFixed(1)}px, ${card.y.toFixed(1)}px) rotate(${card.turn.toFixed(1)}deg)`
  }
}
