import { Button } from '#browser/kit/buttons/button.tsx'
import { CopyBox } from '#browser/kit/buttons/copy-box.tsx'

/** The recovery codes, which nobody sees again. */
export const RecoveryCodes = ({ codes, onEnd }: { codes: readonly string[]; onEnd: () => void }) => (
  <div className="grid gap-5">
    <p role="status" className="measure">
      Guarde estes códigos longe do celular. Cada um vale uma única vez, se você ficar sem o aplicativo. Eles não
      aparecem de novo.
    </p>
    <CopyBox
      text={codes.join('\n')}
      rows={codes.length}
      quiet
      words={{
        label: 'Códigos de recuperação',
        copy: 'Copiar os códigos',
        copied: 'Copiados',
        advice: 'Cole num gerenciador de senhas, ou imprima.',
      }}
    />
    <Button size="lg" wide onClick={onEnd}>
      Guardei os códigos
    </Button>
  </div>
)
