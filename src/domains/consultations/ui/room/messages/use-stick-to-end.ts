import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 90

const scrollToEnd = (box: HTMLElement | null) => box?.scrollTo({ top: box.scrollHeight })

/**
 * Keeps a scrolling box at its end through new messages, resizing and the on-screen keyboard, until the reader scrolls
 * back by hand. An own message (`mine`) always scrolls to the end.
 */
export function useStickToEnd(mine: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const sticks = useRef(true)
  const [isBack, setBack] = useState(false)

  useLayoutEffect(() => {
    const element = box.current!
    let size = ''
    const sizeNow = () => `${element.scrollHeight}/${element.clientHeight}/${element.clientWidth}`
    const onResize = () => {
      size = sizeNow()
      if (sticks.current) scrollToEnd(element)
    }
    const onScroll = () => {
      // A scroll caused by a change of layout was not made by the reader.
      if (size !== sizeNow()) return onResize()
      sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
      setBack(!sticks.current)
    }
    const resized = new ResizeObserver(onResize)
    resized.observe(element)
    resized.observe(content.current!)
    element.addEventListener('scroll', onScroll, { passive: true })
    onResize()
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [])
  useEffect(() => {
    if (mine === 0) return
    sticks.current = true
    scrollToEnd(box.current)
  }, [mine])
  return { box, content, isBack, toEnd: () => scrollToEnd(box.current) }
}
