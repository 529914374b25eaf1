import { useState } from 'react'
import { classes } from '../layout/classes.ts'

const PICTURES = ['/logo.svg', '/favicon.svg']

/** The emblem and the name (`nameClass`). If an image does not load, the other one is shown, then the name alone. */
export function Logo({ nameClass }: { nameClass?: string }) {
  const [failed, setFailed] = useState(0)
  const src = PICTURES[failed]
  const next = () => setFailed((count) => count + 1)
  return (
    <span className="flex w-fit items-center gap-2.5">
      {src && (
        <img
          key={src}
          src={src}
          alt=""
          width={40}
          height={40}
          className="size-10 dark:brightness-130"
          onError={next}
          ref={(image) => {
            // It may have failed before hydration.
            if (image?.complete && image.naturalWidth === 0) next()
          }}
        />
      )}
      <span
        className={classes('font-display text-[min(1.55rem,6.9vw,30px)] leading-none tracking-tight', src && nameClass)}
      >
        Sensitivos
      </span>
    </span>
  )
}
