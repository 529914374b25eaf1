import { type CSSProperties, useState } from 'react'
import { classes } from '../layout/classes.ts'

const SIZE = { sm: 'size-9 text-sm', md: 'size-14 text-lg', lg: 'size-20 text-2xl', xl: 'size-32 text-4xl' } as const
type Props = {
  name?: string | undefined
  imageUrl?: string | null | undefined
  size?: keyof typeof SIZE
  className?: string
  style?: CSSProperties | undefined
}

/** A round portrait; without one, or when it does not load, the first letter of the name, or U. */
export function Avatar({ name, imageUrl, size = 'md', className, style }: Props) {
  const [broken, setBroken] = useState<string>()
  const hasPicture = imageUrl && broken !== imageUrl
  return (
    <span
      style={style}
      className={classes(
        'relative inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full border border-line bg-sunken font-display text-metal-ink',
        SIZE[size],
        className,
      )}
    >
      {hasPicture ? (
        // The text beside a portrait already has the name.
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          width={128}
          height={128}
          className="size-full object-cover"
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(imageUrl)
          }}
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        <span aria-hidden="true">{initialOf(name)}</span>
      )}
    </span>
  )
}

const initialOf = (name: string | undefined) => Array.from(name?.trim() ?? '')[0]?.toLocaleUpperCase('pt-BR') ?? 'U'
