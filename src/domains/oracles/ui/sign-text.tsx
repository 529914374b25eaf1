import type { ReactNode } from 'react'
import type { SignOfDay } from '../contract.ts'

/** Today's text of one sign. */
export const SignText = ({ sign: { sentences, question }, children }: { sign: SignOfDay; children?: ReactNode }) => (
  <div className="measure grid gap-3">
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <p className="font-display text-ink text-xl leading-snug">{question}</p>
    {children}
  </div>
)
