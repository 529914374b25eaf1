import { Button } from '#browser/kit/buttons/button.tsx'

/** Lines of a hexagram. */
export const LINES_PER_HEXAGRAM = 6

type Props = {
  asked: number
  waitingFor: string | undefined
  onThrow: (moment: { timeStamp: number }, lines: number) => Promise<void>
  onRead: () => void
}

/**
 * One button from the first throw to the reading, so that the focus stays; and a second one that throws the rest at
 * once.
 */
export const ThrowButtons = ({ asked, waitingFor, onThrow, onRead }: Props) => (
  <div className="flex flex-wrap justify-center gap-3">
    {asked < LINES_PER_HEXAGRAM ? (
      <Button
        key="one"
        busy={waitingFor !== undefined}
        busyWords={waitingFor}
        onClick={({ nativeEvent }) => void onThrow(nativeEvent, asked + 1)}
      >
        Lançar as moedas ({asked + 1} de {LINES_PER_HEXAGRAM})
      </Button>
    ) : (
      <Button key="one" busy={waitingFor !== undefined} busyWords={waitingFor} onClick={onRead}>
        Ler a figura
      </Button>
    )}
    {asked < LINES_PER_HEXAGRAM && waitingFor === undefined && (
      <Button variant="quiet" onClick={({ nativeEvent }) => void onThrow(nativeEvent, LINES_PER_HEXAGRAM)}>
        Lançar {asked === 0 ? 'as seis de uma vez' : 'as que faltam'}
      </Button>
    )}
  </div>
)
