import type { Meaning } from '../../rules.ts'

const nauthiz: Meaning = {
  origin:
    'Nauthiz é a necessidade. O poema norueguês a resume numa imagem: quem está sem roupa gela na geada. O inglês diz que ela aperta o peito, mas pode virar ajuda para quem a escuta a tempo. Há quem veja no desenho dois paus de fazer fogo, hipótese moderna.',
  upright:
    'Na leitura atual, o aperto que obriga a escolher. Ele separa o preciso do urgente e mostra do que se abre mão sem drama. Pouca lenha também faz fogo, se for bem posta.',
  obstacle: 'Uma falta real tratada como vergonha, e por isso carregada sem pedir ajuda.',
  support: 'A clareza que o aperto dá: com pouco na mão, a lista do que importa fica curta.',
  counsel: 'Risque da lista de hoje tudo o que é só urgente e faça primeiro um item que é preciso.',
  question: 'O que é preciso, e o que é só urgente?',
}
