import { CopyBox } from '#browser/kit/buttons/copy-box.tsx'

/** "Pix copia e cola". */
export const PixCopyCode = ({ code }: { code: string }) => (
  <CopyBox
    text={code}
    words={{
      label: 'Pix copia e cola',
      copy: 'Copiar código Pix',
      copied: 'Código copiado',
      advice: 'Agora abra o aplicativo do seu banco e escolha Pix copia e cola.',
    }}
  />
)
