import { useEffect, useRef, useState } from 'react'
import { Bell, isMuted, storeMuted } from './bell.ts'

const EVERY_MS = 4_000

/** Rings while a request waits, unless muted. The first gesture on the page unlocks the sound. */
export function useBell(isWanted: boolean) {
  const bell = useRef<Bell>(undefined)
  const [muted, setMuted] = useState(isMuted)
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    bell.current ??= new Bell()
    const ours = bell.current
    const wake = () => {
      ours.wake()
      setAwake(true)
    }
    addEventListener('pointerdown', wake, { once: true })
    addEventListener('keydown', wake, { once: true })
    return () => {
      removeEventListener('pointerdown', wake)
      removeEventListener('keydown', wake)
    }
  }, [])

  useEffect(() => {
    if (!isWanted || muted) return
    bell.current?.ring()
    const timer = setInterval(() => bell.current?.ring(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isWanted, muted])

  return {
    muted,
    isAwake,
    mute: (next: boolean) => {
      storeMuted(next)
      setMuted(next)
      if (!next) bell.current?.ring()
    },
  }
}
