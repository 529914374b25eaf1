import { DEVICE_KEY } from '#browser/device-token.ts'
import { TOKEN_KEYS } from '#browser/session-token.ts'

export type Step = { words: string; run: () => Promise<void> }

const removeAll = (storage: Storage, keep: readonly string[]) => {
  for (const key of Object.keys(storage)) if (!keep.includes(key)) storage.removeItem(key)
}

/** The steps of clearing, in order. `keepsSignIn`: the sign-in stays. */
export const clearCacheSteps = ({ keepsSignIn }: { keepsSignIn: boolean }): Step[] => [
  {
    words: 'Desligar o ajudante que guarda arquivos',
    run: async () => {
      const registrations = (await (navigator as Partial<Navigator>).serviceWorker?.getRegistrations()) ?? []
      await Promise.all(registrations.map((registration) => registration.unregister()))
    },
  },
  {
    words: 'Apagar os arquivos guardados',
    run: async () => {
      if (!('caches' in globalThis)) return
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    },
  },
  {
    words: keepsSignIn ? 'Esquecer preferências, mantendo você na sua conta' : 'Esquecer preferências e sair da conta',
    run: async () => {
      removeAll(localStorage, keepsSignIn ? [...TOKEN_KEYS, DEVICE_KEY] : [])
      removeAll(sessionStorage, [])
    },
  },
]
