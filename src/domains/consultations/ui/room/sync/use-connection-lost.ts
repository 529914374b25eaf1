import { useEffect, useRef, useState } from 'react'
import { realtime } from '#browser/realtime.ts'

/** Is the line to the server lost? Not before it was there for the first time. */
export function useConnectionLost() {
  const [isLost, setLost] = useState(false)
  const hasBeen = useRef(false)
  useEffect(
    () =>
      realtime.onConnectionChange((connected) => {
        hasBeen.current ||= connected
        setLost(hasBeen.current && !connected)
      }),
    [],
  )
  return isLost
}
