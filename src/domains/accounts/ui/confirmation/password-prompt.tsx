import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { askForPasswordBy } from '#browser/with-password.ts'

/** Fetched when the password is asked for: its form weighs 12 kB that hardly any visit needs. */
const PasswordDialog = lazyPart(() => import('./password-dialog.tsx'), 'PasswordDialog')

/** Asks for the own password, over whatever is open, when an act needs it; then the act goes on by itself. */
export function PasswordPrompt() {
  const [asked, setAsked] = useState<{ answer: (isConfirmed: boolean) => void }>()
  const [wasAsked, setWasAsked] = useState(false)
  useEffect(
    () =>
      askForPasswordBy(
        () =>
          new Promise((answer) => {
            setWasAsked(true)
            setAsked({ answer })
          }),
      ),
    [],
  )
  if (!wasAsked) return null
  const end = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed)
    setAsked(undefined)
  }
  return (
    <Suspense fallback={null}>
      <PasswordDialog open={asked !== undefined} onEnd={end} />
    </Suspense>
  )
}
