import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { apiQuery } from '#browser/query.ts'
import { loadTabText, storeTabText } from '#browser/tab-texts.ts'
import { ACCEPTANCE_NEEDED } from '#browser/acceptance-needed.ts'
import { readOwnAgreements } from '../../agreements/contract.ts'
import { AcceptForm, type Due } from './accept-form.tsx'

const POSTPONED = 'aceite-adiado'
const nameOf = (due: readonly Due[]) => due.map(({ text, version }) => `${text}:${version}`).join()

/** Where nobody is asked: in a room the clock runs, and the privacy centre has the form itself. */
const isQuiet = (path: string) => path.startsWith('/consultation/') || path === '/data-management'

/**
 * Asks for what waits for somebody's acceptance, once in a tab for each version, and again when something was refused
 * for lack of it.
 */
export function AcceptancePrompt() {
  const { pathname } = useLocation()
  const [isAsked, setIsAsked] = useState(true)
  const { data } = useQuery({ ...apiQuery(readOwnAgreements, {}), staleTime: 0 })
  const due = data?.due ?? []
  const name = nameOf(due)
  useEffect(() => {
    const ask = () => {
      storeTabText(POSTPONED, '')
      setIsAsked(true)
    }
    addEventListener(ACCEPTANCE_NEEDED, ask)
    return () => removeEventListener(ACCEPTANCE_NEEDED, ask)
  }, [])
  const isOpen = isAsked && due.length > 0 && !isQuiet(pathname) && loadTabText(POSTPONED) !== name
  const postpone = () => {
    storeTabText(POSTPONED, name)
    setIsAsked(false)
  }
  return (
    <Dialog open={isOpen} onClose={postpone} title="Os nossos textos mudaram">
      <AcceptForm
        due={due}
        later={
          <Button variant="secondary" onClick={postpone}>
            Agora não
          </Button>
        }
      />
    </Dialog>
  )
}
