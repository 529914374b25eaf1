import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { askForPasswordBy, type Confirmation } from '#browser/with-password.ts'

/** Fetched when the password is asked for: its form weighs 12 kB that hardly any visit needs. */
const PasswordDialog = lazyPart(() => import('./password-dialog.tsx'), 'PasswordDialog')
/** The team's alone. */
const SecondFactorDialog = lazyPart(() => import('./second-factor-dialog.tsx'), 'SecondFactorDialog')

type Asked = Partial<Record<Confirmation, (isConfirmed: boolean) => void>>

/** Asks for a confirmation, over whatever is open, when an act needs it; then the act goes on by itself. */
export function PasswordPrompt() {
  const [asked, setAsked] = useState<Asked>({})
  const [were, setWere] = useState<readonly Confirmation[]>([])
  useEffect(
    () =>
      askForPasswordBy(
        (what) =>
          new Promise((answer) => {
            setWere((before) => (before.includes(what) ? before : [...before, what]))
            setAsked((before) => ({ ...before, [what]: answer }))
          }),
      ),
    [],
  )
  if (were.length === 0) return null
  const propsOf = (what: Confirmation) => ({
    open: asked[what] !== undefined,
    onEnd: (isConfirmed: boolean) => {
      asked[what]?.(isConfirmed)
      setAsked(({ [what]: _answered, ...others }) => others)
    },
  })
  return (
    <Suspense fallback={null}>
      {were.includes('second_factor') && <SecondFactorDialog {...propsOf('second_factor')} />}
      {were.includes('password') && <PasswordDialog {...propsOf('password')} />}
    </Suspense>
  )
}
