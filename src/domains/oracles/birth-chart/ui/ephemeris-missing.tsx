import { Notice } from '#browser/kit/feedback/notice.tsx'

/** Charts are computed on the device: what they are computed from did not come. */
export const EphemerisMissing = () => (
  <Notice tone="bad" title="Não foi possível carregar as efemérides">
    O que você escreveu continua aqui. Confira a conexão e tente de novo.
  </Notice>
)
