/** What a browser keeps for this site. Where it keeps nothing (forbidden, or full), this page remembers. */
function storageNamed(name: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(globalThis[name])
    } catch {
      return undefined
    }
  }
  return {
    get: (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    /** Answers whether the text outlives this page. */
    set(key: string, text: string): boolean {
      memory.set(key, text)
      const isKept = attempt((storage) => (storage.setItem(key, text), true)) ?? false
      if (isKept) memory.delete(key)
      return isKept
    },
    remove(key: string) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    /** Forgets everything but these keys. */
    clear(...except: string[]) {
      const kept = except.map((key) => [key, this.get(key)] as const)
      memory.clear()
      attempt((storage) => storage.clear())
      for (const [key, text] of kept) if (text !== undefined) this.set(key, text)
    },
  }
}

/** For all tabs, and after closing the browser. */
export const deviceStorage = storageNamed('localStorage')
/** For this tab. */
export const tabStorage = storageNamed('sessionStorage')
