import type { PushSupport } from './push-state.ts'

/** What a browser can do about pushes, and what whoever wants them can do about it. */
export const SUPPORT_WORDS: Record<PushSupport, string> = {
  unsupported: 'Este navegador não recebe avisos com o site fechado.',
  'to-install':
    'No iPhone e no iPad, primeiro adicione o site à Tela de Início (Compartilhar → Adicionar à Tela de Início) e entre por lá.',
  denied:
    'Os avisos estão bloqueados neste navegador. Para mudar, toque no cadeado ao lado do endereço e permita as notificações.',
  ready: 'Com o site fechado, o aparelho mostra que há novidade, nunca o que alguém escreveu.',
}
