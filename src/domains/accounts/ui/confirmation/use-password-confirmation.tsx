import { useState } from 'react'
import { PasswordDialog } from './password-dialog.tsx'
import { withPassword } from './with-password.ts'

/**
 * For acts that may require the password: `confirmed(work)` asks for it in `dialog` when the server does, and then goes
 * on. The dialog belongs beside the form, not into it.
 */
export function usePasswordConfirmation() {
  const [asked, setAsked] = useState<{ answer: (isConfirmed: boolean) => void }>()
  const ask = () => new Promise<boolean>((answer) => setAsked({ answer }))
  const end = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed)
    setAsked(undefined)
  }
  return {
    confirmed: <T,>(work: () => Promise<T>) => withPassword(work, ask),
    dialog: <PasswordDialog open={asked !== undefined} onEnd={end} />,
  }
}
