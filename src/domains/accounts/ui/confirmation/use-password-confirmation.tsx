import { lazy, Suspense, useState } from 'react'
import { withPassword } from './with-password.ts'

/** Fetched when the password is asked for: its form weighs 12 kB that hardly any visit needs. */
const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog }))

/**
 * For acts that may require the password: `confirmed(work)` asks for it in `dialog` when the server does, and then goes
 * on. The dialog belongs beside the form, not into it.
 */
export function usePasswordConfirmation() {
  const [asked, setAsked] = useState<{ answer: (isConfirmed: boolean) => void }>()
  const [wasAsked, setWasAsked] = useState(false)
  const ask = () =>
    new Promise<boolean>((answer) => {
      setWasAsked(true)
      setAsked({ answer })
    })
  const end = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed)
    setAsked(undefined)
  }
  return {
    confirmed: <T,>(work: () => Promise<T>) => withPassword(work, ask),
    dialog: wasAsked && (
      <Suspense fallback={null}>
        <PasswordDialog open={asked !== undefined} onEnd={end} />
      </Suspense>
    ),
  }
}
