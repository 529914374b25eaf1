/** Keeps the screen on while the page is shown, until the answer is called. */
export function stayAwake(): () => void {
  let lock: { release: () => Promise<void> } | undefined
  let isOver = false

  async function request() {
    if (isOver || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (isOver) await lock.release()
    } catch {
      // Without it, or with little battery, the screen sleeps as it always does.
    }
  }

  const onVisible = () => void request()
  document.addEventListener('visibilitychange', onVisible)
  void request()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release()
  }
}
