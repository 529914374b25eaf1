import { useEffect, useState } from 'react'

const EVERY_MS = 30_000

/** The time of this browser, often enough for words such as "há 5 min". */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
