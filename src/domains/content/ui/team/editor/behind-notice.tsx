import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Differences, type Labelled } from '../history/differences.tsx'

type Props = { theirs: Labelled; mine: Labelled; onTake: () => void; onKeep: () => void }

/** Somebody else kept another revision meanwhile: both are there, and whoever comes second decides. */
export const BehindNotice = ({ theirs, mine, onTake, onKeep }: Props) => (
  <section role="alert" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Notice tone="warn" title="Alguém guardou outra versão deste texto">
      O que você escreveu continua aqui. Veja a diferença e decida o que fica; a outra versão também não se perde, ela
      está nas revisões.
    </Notice>
    <Differences older={theirs} newer={mine} olderWords="a que está guardada" newerWords="a sua" />
    <div className="flex flex-wrap gap-3">
      <Button onClick={onKeep}>Guardar a minha por cima</Button>
      <Button variant="secondary" onClick={onTake}>
        Ficar com a que está guardada
      </Button>
    </div>
  </section>
)
