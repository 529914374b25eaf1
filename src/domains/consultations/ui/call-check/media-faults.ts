/** Why a microphone or a camera cannot be used. */
export type MediaFault = 'denied' | 'missing' | 'busy' | 'unsupported' | 'unknown'
export type BrowserAtHand = 'ios' | 'android' | 'firefox' | 'safari' | 'chrome'

const FAULTS: Readonly<Record<string, MediaFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
}

/** The fault behind what `getUserMedia` threw. */
export const mediaFaultOf = (error: unknown): MediaFault => (error instanceof Error && FAULTS[error.name]) || 'unknown'

/** Whose settings have to be explained. An iPad says that it is a Mac, but Macs have no touch screen. */
export function browserAtHand(agent: string, touchPoints: number): BrowserAtHand {
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1)) return 'ios'
  if (/Android/.test(agent)) return 'android'
  if (/Firefox\//.test(agent)) return 'firefox'
  return /Safari\//.test(agent) && !/Chrom(e|ium)\/|Edg\//.test(agent) ? 'safari' : 'chrome'
}

const ALLOW: Record<BrowserAtHand, (what: string) => readonly string[]> = {
  ios: (what) => [
    'Toque no ícone à esquerda do endereço (“aA” ou a página com linhas) e abra “Ajustes do Site”.',
    `Permita ${what}. Se a opção não aparecer: Ajustes do aparelho, Apps, o seu navegador.`,
    'Volte aqui e tente de novo.',
  ],
  android: (what) => [
    'Toque no ícone à esquerda do endereço e abra “Permissões”.',
    `Permita ${what}. Se continuar bloqueado: Configurações do aparelho, Apps, o seu navegador, Permissões.`,
    'Volte aqui e tente de novo.',
  ],
  firefox: (what) => [
    'Clique no ícone riscado à esquerda do endereço.',
    `Tire o bloqueio de ${what} (o “x” ao lado de “Bloqueado”).`,
    'Tente de novo e responda “Permitir”.',
  ],
  safari: (what) => [
    'No menu Safari, abra “Ajustes para este site”.',
    `Escolha “Permitir” para ${what}.`,
    'Se continuar bloqueado: Ajustes do Sistema, Privacidade e Segurança.',
  ],
  chrome: (what) => [
    'Clique no ícone à esquerda do endereço.',
    `Ligue ${what}.`,
    'Tente de novo. Se continuar bloqueado, veja a privacidade nas configurações do sistema.',
  ],
}

type Help = { title: string; steps: readonly string[] }

/** What happened and what can be done about it, in the browser at hand. `what`: "o microfone", "a câmera". */
export function helpWith(fault: MediaFault, browser: BrowserAtHand, what: string): Help {
  switch (fault) {
    case 'denied':
      return { title: `O navegador não deixou usar ${what}`, steps: ALLOW[browser](what) }
    case 'missing':
      return {
        title: `Não encontramos ${what} neste aparelho`,
        steps: ['Conecte o aparelho ou o fone, confira se está ligado, e tente de novo.'],
      }
    case 'busy':
      return {
        title: `Outro programa está usando ${what}`,
        steps: ['Feche outras chamadas e abas que possam estar usando, e tente de novo.'],
      }
    case 'unsupported':
      return {
        title: 'Este navegador não faz chamadas',
        steps: ['Abra o site no Chrome, no Firefox ou no Safari atualizados, fora de outros aplicativos.'],
      }
    case 'unknown':
      return { title: `Algo impediu o uso de ${what}`, steps: ['Recarregue a página e tente de novo.'] }
  }
}
