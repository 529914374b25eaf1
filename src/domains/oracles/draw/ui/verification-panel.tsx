import { useEffect, useState } from 'react'
import { CopyBox } from '#browser/kit/buttons/copy-box.tsx'
import { toJson } from '#shared/json.ts'
import type { Draw } from '../contract.ts'
import { verifyDraw, type DrawCheck } from '../verification.rules.ts'
import { drawStateOf } from '../rules.ts'
import { browserHashes } from './browser-hashes.ts'
import { DrawChecks } from './draw-checks.tsx'
import { PastedDraw } from './pasted-draw.tsx'
import { shellCommandsOf, type PieceName, describeShuffle } from './verification-words.ts'
import { findWitnessRecord } from './witness-record.ts'

const NO_PROOFS =
  'Este navegador só faz estas contas em páginas seguras (https). Abra o endereço com https e tente de novo.'

async function verifyInBrowser(draw: Draw): Promise<DrawCheck[] | 'impossible'> {
  const proofs = browserHashes()
  return proofs ? verifyDraw(draw, proofs, findWitnessRecord(draw.id)) : 'impossible'
}

/**
 * Verifies a finished draw in the reader's browser without the network, explains how to do it independently, and
 * accepts a pasted draw. `nameOf` names a piece.
 */
export function VerificationPanel({ draw, nameOf }: { draw: Draw; nameOf?: PieceName }) {
  const [checks, setChecks] = useState<DrawCheck[] | 'impossible'>()
  useEffect(() => {
    let isStale = false
    void verifyInBrowser(draw).then((done) => isStale || setChecks(done))
    return () => {
      isStale = true
    }
  }, [draw])
  const { commitment, gesture, seed } = drawStateOf(draw.events)
  return (
    <section aria-labelledby="prova" className="grid gap-5">
      <div className="grid gap-2">
        <h3 id="prova" className="text-xl">
          Este sorteio pode ser provado
        </h3>
        <p className="measure text-quiet">
          A casa mostrou o selo antes de você embaralhar e revelou a semente depois. Ninguém escolheu por você.{' '}
          <a href="/blog/como-provar-que-um-sorteio-foi-justo" className="prose-link">
            Como funciona, com a conta feita
          </a>
        </p>
      </div>
      {checks === 'impossible' ? <p>{NO_PROOFS}</p> : checks && <DrawChecks checks={checks} nameOf={nameOf} />}
      <dl className="grid gap-3 text-sm">
        <Part name="Selo, mostrado antes" text={commitment} />
        <Part name="Gesto, seu" text={gesture} />
        <Part name="Semente, revelada no fim" text={seed} />
      </dl>
      <details className="text-sm" data-print="no">
        <summary className="prose-link w-fit">Refazer sem nós, ou conferir outro</summary>
        <div className="mt-4 grid gap-6">
          <p className="measure text-quiet">
            Em qualquer terminal: a primeira linha dá o selo; a segunda, {describeShuffle(draw)}
          </p>
          <pre className="overflow-x-auto rounded-md border border-line bg-sunken p-4 font-mono text-xs">
            {shellCommandsOf(draw).join('\n')}
          </pre>
          <CopyBox
            quiet
            text={toJson(draw)}
            words={{ label: 'Comprovante deste sorteio', copy: 'Copiar comprovante', copied: 'Comprovante copiado' }}
          />
          <PastedDraw nameOf={nameOf} />
        </div>
      </details>
    </section>
  )
}

const Part = ({ name, text }: { name: string; text: string | undefined }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd className="break-all font-mono text-quiet text-xs">{text}</dd>
  </div>
)
