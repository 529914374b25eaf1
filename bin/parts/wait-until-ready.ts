import { setTimeout as wait } from 'node:timers/promises'

/** Waits until the site is ready. Returns false as soon as `isHopeless` does. */
export async function waitUntilReady(port: number, isHopeless: () => boolean): Promise<boolean> {
  while (!isHopeless()) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await wait(30)
  }
  return false
}
