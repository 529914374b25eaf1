import type { Meaning } from '../../rules.ts'

const uruz: Meaning = {
  origin:
    'Uruz era o auroque, o boi selvagem da Europa, maior que qualquer boi de curral; o último morreu na Polônia em 1627. O poema inglês o descreve com grandes chifres, andarilho do brejo. Na Noruega e na Islândia o nome virou outra coisa: escória de ferro, garoa.',
  upright:
    'Na leitura de hoje, força que ainda não foi domada: fôlego, apetite, vontade de pôr o corpo no que se faz. Não pede licença, pede espaço.',
  reversed:
    'A força fora do lugar: empurrar o que pedia jeito, ou chegar ao fim do dia sem sobrar nada. Convém olhar para o descanso antes de olhar para a coragem.',
  obstacle: 'Tentar resolver no muque o que se abriria com uma conversa ou com uma noite de sono.',
  support: 'Um vigor que não depende de ânimo nem de aplauso, e que volta quando você come, dorme e anda.',
  counsel: 'Escolha a hora do dia em que você tem mais fôlego e reserve vinte minutos dela para a parte pesada.',
  question: 'Onde a força está sobrando ou faltando?',
}
