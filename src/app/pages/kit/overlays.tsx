import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { Dialog, Drawer } from '#browser/kit/overlays/dialog.tsx'
import { Splash } from '#browser/kit/feedback/splash.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Chapter, Row } from './chapter.tsx'

const undo = { words: 'Desfazer', onClick: () => {} }

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'splash'>()
  const close = () => setOpen(undefined)
  return (
    <Chapter title="Por cima da página">
      <Row name="avisos: um por vez, 5 s, F8, arrastar para a direita">
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Sucesso!', description: 'Você foi inscrito em nossa newsletter.' })}
        >
          Comum
        </Button>
        <Button variant="secondary" onClick={() => toast({ title: 'Retirado da lista', action: undo })}>
          Com ação
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: 'Erro', description: 'Por favor, informe seu e-mail.', variant: 'destructive' })
          }
        >
          Destrutivo
        </Button>
      </Row>
      <Row name="dicas: 700 ms, 300 ms, 4">
        <Button variant="secondary" data-tooltip="Uma dica">
          Aponte
        </Button>
        <Button variant="secondary" data-tooltip="Outra, que vem logo em seguida">
          E aqui
        </Button>
      </Row>
      <Row name="folha no meio, gaveta, cortina">
        <Button onClick={() => setOpen('dialog')}>Abrir folha</Button>
        <Button onClick={() => setOpen('drawer')}>Abrir gaveta</Button>
        <Button onClick={() => setOpen('splash')}>Mostrar a cortina</Button>
      </Row>
      <Row name="botão que pergunta antes">
        <ConfirmButton
          words="Desistir e receber"
          title="Devolver R$ 50,00?"
          yes="Devolver R$ 50,00"
          busy={false}
          busyWords="Devolvendo…"
          onYes={() => {}}
        >
          <p>O valor volta para o Pix de onde veio, em até um dia útil.</p>
        </ConfirmButton>
      </Row>
      <Dialog open={open === 'dialog'} onClose={close} title="Encerrar a consulta?">
        <p>O relógio para agora.</p>
        <Button onClick={close}>Encerrar</Button>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Filtros">
        <p>Especialidade, preço, idioma…</p>
      </Drawer>
      {open === 'splash' && <Splash onDone={close} />}
    </Chapter>
  )
}
