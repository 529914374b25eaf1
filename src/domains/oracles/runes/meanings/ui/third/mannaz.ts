import type { Meaning } from '../../rules.ts'

const mannaz: Meaning = {
  origin:
    'Mannaz é o ser humano, mulher ou homem. O poema islandês diz que a gente é a alegria da gente, e um verso do Hávamál conta o porquê: quem andava só errou o caminho e achou que ficou rico ao encontrar outra pessoa. O norueguês acrescenta: somos aumento do pó.',
  upright:
    'Na leitura de hoje, a gente entre os outros: conversa, comunidade, o espelho que um amigo faz. Lembra que pedir ajuda é coisa de gente, como errar.',
  reversed:
    'Isolamento, ou plateia demais: falar só consigo, ou viver pela conta do que os outros pensam. As duas distâncias deixam de ver a pessoa inteira.',
  obstacle: 'Um rigor com você que não passaria pela sua boca se fosse com outra pessoa.',
  support: 'Um pequeno grupo, uma vizinhança ou uma amiga que conhece você há tempo e ri junto.',
  counsel: 'Conte a situação a alguém em cinco minutos e peça que a pessoa só repita o que ouviu.',
  question: 'O que eu diria a uma amiga nesta situação?',
}
