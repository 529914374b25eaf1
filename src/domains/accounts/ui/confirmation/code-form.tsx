import { browserApi } from '#browser/api.ts'
import { showSecondFactor } from '../../second-factor/contract.ts'
import { OneCode } from './one-code.tsx'

/** A code of the app, or a recovery code, for an act that needs it. */
export const CodeForm = ({ onConfirmed }: { onConfirmed: () => void }) => (
  <OneCode
    words="Continuar"
    send={(code) => browserApi(showSecondFactor, { code })}
    onSent={onConfirmed}
    hint="O número de seis dígitos que o aplicativo mostra agora, ou um código de recuperação."
  >
    <p className="measure">
      Para sua segurança, digite um código do seu aplicativo autenticador. O que você preencheu continua aqui.
    </p>
    <p className="measure text-quiet text-sm">
      Perdeu o celular e os códigos? Alguém da administração desliga o aplicativo em <em>Equipe</em>.
    </p>
  </OneCode>
)
