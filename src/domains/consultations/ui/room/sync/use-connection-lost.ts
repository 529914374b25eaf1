import { useEffect, useRef, useState } from 'react'
import { realtime } from '#browser/realtime.ts'

/** Whether the connection to the server was lost; false before the first connection. */
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
