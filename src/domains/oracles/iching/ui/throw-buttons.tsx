import { Button } from '#browser/kit/button.tsx'

/** Lines of a figure. */
export const LINES = 6

type Props = { asked: number; isWaiting: boolean; onThrow: (moment: { timeStamp: number }, lines: number) => Promise<void>; onRead: () => void }

/** One button from the first throw to the reading, so that focus never jumps; and the rest at once for who is in a hurry. */
export const ThrowButtons = ({ asked, isWaiting, onThrow, onRead }: Props) => (
  <div className="flex flex-wrap justify-center gap-3">
    {asked < LINES ? (
      <Button key="one" busy={isWaiting} busyWords="As moedas estão no ar…" onClick={(event) => void onThrow(event, asked + 1)}>
        Lançar as moedas ({asked + 1} de {LINES})
      </Button>
    ) : (
      <Button key="one" busy={isWaiting} busyWords="As moedas estão no ar…" onClick={onRead}>
        Ler a figura
      </Button>
    )}
    {asked < LINES && !isWaiting && (
      <Button variant="quiet" onClick={(event) => void onThrow(event, LINES)}>
        Lançar {asked === 0 ? 'as seis de uma vez' : 'as que faltam'}
      </Button>
    )}
  </div>
)
