import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { Draw } from '../contract.ts'
import { verifyDraw, type DrawCheck } from '../verification.rules.ts'
import { browserHashes } from './browser-hashes.ts'
import { DrawChecks } from './draw-checks.tsx'
import type { PieceName } from './verification-words.ts'

const UNREAD =
  'Isto não é um comprovante de sorteio inteiro. Cole o texto como foi copiado, da primeira à última chave.'

/** Undefined: the text is not a draw. */
function drawOf(text: string) {
  try {
    return Draw.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Verifies a draw that the reader pastes, possibly modified. */
export function PastedDraw({ nameOf }: { nameOf: PieceName | undefined }) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<{ fault?: string; checks?: DrawCheck[] }>({})
  const check = async () => {
    const [draw, proofs] = [drawOf(text), browserHashes()]
    setOutcome(draw && proofs ? { checks: await verifyDraw(draw, proofs) } : { fault: UNREAD })
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <TextArea
        label="Conferir outro comprovante"
        hint="Mude uma letra e veja o que acontece."
        rows={4}
        spellCheck={false}
        value={text}
        error={outcome.fault}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Conferir
      </Button>
      {outcome.checks && <DrawChecks checks={outcome.checks} nameOf={nameOf} />}
    </form>
  )
}
