import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { browserApi } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { realtime } from '#browser/realtime.ts'
import { type SessionState, type SessionStore, sessionStore } from './session-store.ts'

const Session = createContext<SessionStore | undefined>(undefined)
const FORGETTING_SHOWN_MS = 30_000
const LOADING: SessionState = { state: 'loading' }

const warnOfForgetting = () =>
  toast({
    title: 'Você entrou, mas só nesta página',
    description:
      'Seu navegador não deixa este site guardar nada: ao recarregar ou fechar a página, você sai da conta. Para continuar dentro, permita cookies e dados de sites.',
    durationMs: FORGETTING_SHOWN_MS,
  })

/** Provides the signed-in person to its children. Cached data of one person is cleared before the next signs in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => sessionStore(browserApi, warnOfForgetting))
  const client = useQueryClient()

  useEffect(() => {
    let before = store.now()
    const stop = store.subscribe(() => {
      const [was, is] = [before, store.now()]
      before = is
      if (was.state === 'loading' || was.user?.id === is.user?.id) return
      client.clear()
      realtime.reconnect()
    })
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === 'token' || key === 'authToken') void store.recheck()
    }
    // A page of the history comes back as it was left, with whatever was on it.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void store.recheck()
    }
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onPageShow)
    const stopHearing = realtime.onSignedOut(() => void store.load())
    const stopCrowded = realtime.onCrowded((words) => toast({ title: 'Muitas abas abertas', description: words }))
    void store.load()
    return () => {
      stop()
      stopHearing()
      stopCrowded()
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onPageShow)
    }
  }, [store, client])

  return <Session value={store}>{children}</Session>
}

/** Who is signed in, and how to sign in and out. While loading (and on the server) nobody is known. */
export function useSession() {
  const store = useContext(Session)
  if (!store) throw new Error('useSession needs a SessionProvider above it')
  const known = useSyncExternalStore(store.subscribe, store.now, () => LOADING)
  const { signIn, register, signOut, load: reload } = store
  return { ...known, signIn, register, signOut, reload }
}
