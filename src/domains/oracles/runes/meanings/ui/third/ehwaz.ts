import type { Meaning } from '../../rules.ts'

const ehwaz: Meaning = {
  origin:
    'Ehwaz é o cavalo, aqui o animal e não a viagem. O poema inglês o mostra orgulhoso dos cascos, assunto de conversa entre cavaleiros, consolo de quem não para quieto. No desenho há quem veja dois animais lado a lado, ou as costas do cavalo à espera da sela.',
  upright:
    'Lê-se como parceria: duas vontades que se entendem pelo corpo e pelo costume. Vale para gente, bicho, equipe e ferramenta. Nenhum dos dois chega lá a pé.',
  reversed:
    'Os dois puxam para lados diferentes, ou um carrega o outro faz tempo. Antes de trocar de cavalo, convém olhar a sela, o peso e o combinado.',
  obstacle: 'Uma parceria em que cada parte supõe que a outra já entendeu.',
  support: 'Alguém que anda no seu passo e toparia fazer este trecho com você.',
  counsel: 'Chame uma pessoa para uma parte definida disto, com começo, fim e hora, e pergunte do que ela precisa.',
  question: 'Com quem faço par nisto?',
}
