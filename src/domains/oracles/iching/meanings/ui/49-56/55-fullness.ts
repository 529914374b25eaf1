import type { Meaning } from '../../rules.ts'

const fullness: Meaning = {
  image: 'Trovão e relâmpago chegam juntos: tudo aceso, tudo alto, o meio-dia da tempestade.',
  tradition:
    'O rei alcança a plenitude, e o livro lhe diz que não se entristeça: seja como o sol a pino. Sabe-se que depois do meio-dia o sol declina e que a lua cheia míngua; alguém estende toldos tão grossos que vê estrelas de dia.',
  today:
    'Loja lotada, agenda cheia, três aniversários no mesmo mês. O auge pede presença e decisões rápidas, e quem se fecha para guardá-lo perde a parte boa.',
  counsel: 'Resolva agora o que precisa de muita luz e aproveite a festa sem fotografar tudo.',
  question: 'O que merece ser visto enquanto é meio-dia?',
}
