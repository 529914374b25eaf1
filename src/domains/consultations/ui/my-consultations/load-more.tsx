import { Button } from '#browser/kit/buttons/button.tsx'

type Props = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  /** How many there are by now. */
  shown: number
  /** Only so many stand here. */
  most: number | undefined
  /** The way to all of them, where only some stand. */
  words: string
}

/** What comes after a list of past things: the way to all of them, or the next twenty. */
export const LoadMore = ({ query, shown, most, words }: Props) => (
  <>
    {most !== undefined && shown > most && (
      <a href="/chat-room" className="prose-link justify-self-start">
        {words}
      </a>
    )}
    {most === undefined && query.hasNextPage && (
      <Button
        variant="secondary"
        className="justify-self-center"
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        Mostrar anteriores
      </Button>
    )}
  </>
)
