import { CheckLines, Verdict } from '#browser/kit/feedback/check-lines.tsx'
import type { DrawCheck } from '../verification.rules.ts'
import { type PieceName, describeCheck } from './verification-words.ts'

const HOLDS = 'Tudo confere. Este navegador refez o sorteio agora, sem perguntar nada a ninguém.'
const DOES_NOT = 'Não confere: alguma coisa neste sorteio foi mudada. Guarde esta página e fale conosco.'

/** The results of verifying a draw. */
export const DrawChecks = ({ checks, nameOf }: { checks: readonly DrawCheck[]; nameOf: PieceName | undefined }) => {
  const holds = checks.every((check) => check.holds)
  return (
    <div className="grid gap-3" role="status">
      <Verdict holds={holds}>{holds ? HOLDS : DOES_NOT}</Verdict>
      <CheckLines lines={checks.map((check) => describeCheck(check, nameOf))} />
    </div>
  )
}
