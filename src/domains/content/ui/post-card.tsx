import { Card } from '#browser/kit/display/card.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { formatDay } from '#shared/dates.ts'
import type { BlogPost } from '../contract.ts'

/** In a grid of equal cards; on the home page the large first one, and the two that stand beside it. */
const LOOKS = {
  card: {
    article: '',
    image: 'aspect-2/1 w-full border-b',
    text: 'flex-1 px-5 pb-5',
    heading: 'text-xl',
    excerpt: 'flex-1',
  },
  lead: {
    article: 'max-sm:flex-row max-sm:flex-wrap',
    image: 'object-cover max-sm:w-26 max-sm:shrink-0 sm:h-40 sm:w-full sm:grow sm:border-b',
    text: 'min-w-0 px-4 pb-4 max-sm:flex-1 max-sm:basis-[10rem] sm:px-5',
    heading: 'text-lg sm:text-xl lg:text-2xl',
    excerpt: 'line-clamp-2 max-sm:hidden',
  },
  beside: {
    article: 'flex-row flex-wrap',
    image: 'w-26 shrink-0 object-cover md:max-lg:w-22 lg:w-40',
    text: 'min-w-0 flex-1 basis-[10rem] justify-between px-4 pb-4',
    heading: 'text-pretty text-lg lg:text-xl',
    excerpt: 'hidden',
  },
} as const

type Props = {
  post: BlogPost
  as?: 'h2' | 'h3' /** The fixed texts of the cards on the home page (spec §2). */
  reading?: string
  eager?: boolean
  look?: keyof typeof LOOKS
}

/** One post as a card: engraving, title, excerpt, date. */
export const PostCard = ({
  post: { slug, title, excerpt, date, category, imageUrl },
  as: Heading = 'h3',
  reading,
  eager = false,
  look = 'card',
}: Props) => (
  <Card
    as="article"
    lifts
    className={classes('relative flex h-full flex-col gap-3 overflow-hidden p-0!', LOOKS[look].article)}
  >
    <img
      src={imageUrl}
      alt=""
      width={640}
      height={320}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classes(imageUrl.startsWith('/plates/') ? 'plate' : 'object-cover', 'border-line', LOOKS[look].image)}
    />
    <div className={classes('flex flex-col gap-2 pt-2', LOOKS[look].text)}>
      <p className="eyebrow text-xs">{category}</p>
      <Heading className={classes('leading-snug', LOOKS[look].heading)}>
        <a href={`/blog/${slug}`} className="after:absolute after:inset-0 hover:text-accent">
          {title}
        </a>
      </Heading>
      <p className={classes('text-quiet text-sm', LOOKS[look].excerpt)}>{excerpt}</p>
      <p className="flex flex-wrap justify-between gap-x-4 text-quiet text-sm tabular-nums">
        <time dateTime={date.toISOString()}>{formatDay(date)}</time>
        {reading && <span>{reading}</span>}
      </p>
    </div>
  </Card>
)
