import { Button } from '#browser/kit/buttons/button.tsx'

type Props = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  /** How many are shown. */
  shown: number
  /** The maximum shown here, where the list is only a preview. */
  most: number | undefined
  /** The text of the link to the whole list. */
  words: string
}

/** The end of a list: a link to the whole list, or a button for the next twenty. */
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
