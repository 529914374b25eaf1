import { Card } from '#browser/kit/display/card.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { formatDay } from '#shared/dates.ts'
import type { BlogPost } from '../contract.ts'

type Props = {
  post: BlogPost
  as?: 'h2' | 'h3' /** The fixed texts of the cards on the home page (spec §2). */
  reading?: string
  eager?: boolean
  /** Beside its picture on a phone, with less text. */
  isCompact?: boolean
}

/** One post as a card: engraving, title, excerpt, date. */
export const PostCard = ({
  post: { slug, title, excerpt, date, category, imageUrl },
  as: Heading = 'h3',
  reading,
  eager = false,
  isCompact = false,
}: Props) => (
  <Card
    as="article"
    lifts
    className={classes('relative flex h-full flex-col gap-3 overflow-hidden p-0!', isCompact && 'max-sm:flex-row')}
  >
    <img
      src={imageUrl}
      alt=""
      width={640}
      height={320}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classes(
        'plate border-line',
        isCompact
          ? 'w-26 shrink-0 object-cover sm:aspect-2/1 sm:w-full sm:border-b lg:aspect-5/2'
          : 'aspect-2/1 w-full border-b',
      )}
    />
    <div className="flex flex-1 flex-col gap-2 px-5 pt-2 pb-5">
      <p className="eyebrow text-xs">{category}</p>
      <Heading className={classes('leading-snug', isCompact ? 'text-lg sm:text-xl' : 'text-xl')}>
        <a href={`/blog/${slug}`} className="after:absolute after:inset-0 hover:text-accent">
          {title}
        </a>
      </Heading>
      <p className={classes('flex-1 text-quiet text-sm', isCompact && 'line-clamp-2 max-sm:hidden')}>{excerpt}</p>
      <p className="flex flex-wrap justify-between gap-x-4 text-quiet text-sm tabular-nums">
        <time dateTime={date.toISOString()}>{formatDay(date)}</time>
        {reading && <span>{reading}</span>}
      </p>
    </div>
  </Card>
)
