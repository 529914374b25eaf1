import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#domains/accounts/ui/session.tsx'

/** In the room the thumb belongs to the conversation. */
const ROOM = '/consultation/'

/** Keeps the bar's place before the first render, in the head: whoever has a token is probably signed in. */
export const barScript = `(function(d){try{if((localStorage.getItem('token')||localStorage.getItem('authToken'))&&!location.pathname.startsWith('${ROOM}'))d.dataset.bar=''}catch{}})(document.documentElement)`

/** Whether this page has the bar; its place (base.css) comes and goes with it. */
export function usePlaceOfBar(): boolean {
  const { state, user } = useSession()
  const { pathname } = useLocation()
  const hasBar = user !== undefined && !pathname.startsWith(ROOM)
  useEffect(() => {
    if (state !== 'loading') document.documentElement.toggleAttribute('data-bar', hasBar)
  }, [state, hasBar])
  return hasBar
}
