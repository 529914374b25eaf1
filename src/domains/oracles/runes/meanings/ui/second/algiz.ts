import type { Meaning } from '../../rules.ts'

const algiz: Meaning = {
  origin:
    'O nome é incerto; costuma-se ligá-lo ao alce. O poema inglês fala de uma planta do brejo, o junco-do-alce, que corta a mão de quem a agarra. A letra marcava um som de fim de palavra que se perdeu. A ideia de abrigo é leitura do século XX.',
  upright:
    'Lê-se como proteção atenta: galhada erguida, orelha em pé. Não muro, mas distância certa; saber quem entra, até onde e em que horário.',
  reversed:
    'A guarda está baixa por cansaço ou alta o tempo todo. Uma deixa passar o que não devia; a outra barra até a visita boa.',
  obstacle: 'Um cuidado que cresceu tanto que agora impede de receber notícia, ajuda ou carinho.',
  support: 'O seu faro para o que não cai bem, que quase sempre avisa antes da explicação.',
  counsel: 'Ponha um limite gentil no que mais invade os seus dias: um horário, uma porta fechada, um aviso.',
  question: 'De que preciso me proteger, com gentileza?',
}
